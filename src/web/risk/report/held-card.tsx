import type { RiskIndicatorResponse, RiskReportResponse } from "#api/client/client.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { driverWords } from "./driver-words.ts";
import { RatingNotes } from "./letter-card.tsx";
import { PillarGrid } from "./pillar-grid.tsx";
import { isUnsure, onlyKnown, radarAxes } from "./pillar-notes.ts";
import { PILLAR_WORDS } from "./pillar-words.ts";
import { plainSentence } from "./plain-sentence.ts";

type HeldCardProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** A picture of fewer numbers would be mostly empty. */
const LEAST_NUMBERS = 4;

/** No letter: what is known of the subject. */
export function HeldCard({ report }: Pick<HeldCardProps, "report">) {
  const { rating, floor } = report;
  return (
    <Card aria-label="総合評価">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          <span className="sr-only">総合評価 </span>
          <LetterMark letter={null} absent="判定保留" size="small" />
        </p>
        <p className="text-14">
          データのそろい具合 <b className="amount">{coverageText(rating.coverage)}</b>
          <span className="inline-block text-sub">（60%から記号を出します）</span>
        </p>
      </div>
      <KnownFacts facts={knownFacts(rating)} pillars={rating.pillars} floor={floor} checking={report.checking} />
    </Card>
  );
}

/** The pillars as far as they have numbers; as a picture too where most have. */
export function HeldPillars({ report, search }: HeldCardProps) {
  const { rating, subject } = report;
  const numbers = rating.pillars.filter(({ score }) => score !== null).length;
  return (
    <Card aria-label="6項目の点数" className="flex flex-col p-0! sm:p-0!">
      <div className="flex flex-col gap-4 p-4 empty:hidden sm:px-6">
        {numbers > 0 && <p className="font-bold text-14">{plainSentence(rating.pillars)}</p>}
        {numbers >= LEAST_NUMBERS && <RadarChart title="6項目の点数" axes={radarAxes(rating.pillars, "full")} />}
      </div>
      <PillarGrid pillars={rating.pillars} apartmentKey={subject.key} search={search} />
      <RatingNotes report={report} search={search} />
    </Card>
  );
}

type KnownFactsProps = {
  readonly facts: readonly RiskIndicatorResponse[];
  readonly pillars: RiskReportResponse["rating"]["pillars"];
  readonly floor: number | null;
  readonly checking: readonly string[];
};

function KnownFacts({ facts, pillars, floor, checking }: KnownFactsProps) {
  if (facts.length === 0) return <p className="text-14">この場所について、点数にできるデータはまだありません。</p>;
  return (
    <section>
      <h2 className="text-16">分かっていること</h2>
      <ul className="mt-1 divide-y divide-line">
        {facts.map((fact) => {
          const { head, meaning } = driverWords(fact, floor);
          const pillar = pillars.find(({ id }) => id === fact.pillar);
          const only = pillar && isGood(fact) ? onlyKnown(pillar) : null;
          return (
            <li key={fact.id} className="py-2 print:break-inside-avoid">
              <p className="flex items-baseline justify-between gap-3">
                <b className="text-14">
                  {head} {checking.includes(fact.id) && <Badge tone="warn">確認中</Badge>}
                </b>
                <span className="amount text-13 text-sub">{Math.round(fact.score ?? 0)}点</span>
              </p>
              <p className="text-13 text-sub">
                {only && `${PILLAR_WORDS[fact.pillar].name}は、${only}。`}
                {meaning}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How many facts a first screen leads with. */
const SHOWN = 6;

/**
 * Facts that are known: earthquake and water before all else, then those furthest from the middle; bad news before good of the same weight. Good news of a pillar
 * that is known in part only leads nothing: what is not known of it may be the contrary.
 */
export function knownFacts({ pillars }: Pick<RiskReportResponse["rating"], "pillars">): readonly RiskIndicatorResponse[] {
  const partly = new Set(pillars.flatMap((pillar) => (isUnsure(pillar) ? [pillar.id] : [])));
  const rank = (fact: RiskIndicatorResponse) => (isGood(fact) && partly.has(fact.pillar) ? 0 : isHazard(fact) ? 2 : 1);
  return pillars
    .flatMap(({ indicators }) => indicators)
    .filter(({ score }) => score !== null)
    .toSorted((a, b) => rank(b) - rank(a) || distance(b) - distance(a))
    .slice(0, SHOWN);
}

/** Water that comes to the place is no good news, though it ends under the floor that is looked at. */
function isGood({ score, pillar, state }: RiskIndicatorResponse): boolean {
  return (score ?? 0) >= RATING_MODEL.driverBaseline && !(pillar === "water" && state === "ok");
}

function isHazard({ pillar }: RiskIndicatorResponse): boolean {
  return pillar === "earthquake" || pillar === "water";
}

function distance({ score }: RiskIndicatorResponse): number {
  const over = (score ?? 0) - RATING_MODEL.driverBaseline;
  return over < 0 ? -over + 1 : over;
}
