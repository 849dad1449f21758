import type { RiskIndicatorResponse, RiskReportResponse } from "#api/client/client.ts";
import { RadarChart } from "#web/kit/chart/radar-chart.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LetterMark } from "#web/kit/ui/letter-mark.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { driverWords } from "./driver-words.ts";
import { knownFacts } from "./known-facts.ts";
import { RatingNotes } from "./letter-card.tsx";
import { LetterScale } from "./letter-scale.tsx";
import { NarrowingList } from "./narrowing-list.tsx";
import { PillarGrid } from "./pillar-grid.tsx";
import { radarAxes } from "./pillar-notes.ts";
import { plainSentence } from "./plain-sentence.ts";
import { possibleWords } from "./report-words.ts";

type HeldCardProps = { readonly report: RiskReportResponse; readonly search: ReportSearch };

/** A picture of fewer numbers would be mostly empty. */
const LEAST_NUMBERS = 4;

/** No letter: what is known first, then the pillars as far as they have numbers. */
export function HeldCard({ report, search }: HeldCardProps) {
  const { rating, subject, floor } = report;
  const numbers = rating.pillars.filter(({ score }) => score !== null).length;
  return (
    <Card aria-label="総合評価" className="flex flex-col p-0! sm:p-0!">
      <div className="flex flex-col gap-4 p-4 sm:p-6 sm:pb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p>
            <span className="sr-only">総合評価 </span>
            <LetterMark letter={null} absent="判定保留" size="small" />
          </p>
          <p className="text-14">
            データのそろい具合 <b className="amount">{coverageText(rating.coverage)}</b>
            <span className="text-sub">（60%から記号を出します）</span>
          </p>
        </div>
        <KnownFacts facts={knownFacts(rating)} floor={floor} checking={report.checking} />
        {numbers > 0 && <p className="font-bold text-14">{plainSentence(rating.pillars)}</p>}
        {numbers >= LEAST_NUMBERS && <RadarChart title="6項目の点数" axes={radarAxes(rating.pillars, "full")} />}
      </div>
      <PillarGrid pillars={rating.pillars} apartmentKey={subject.key} search={search} />
      <RatingNotes report={report} search={search} />
    </Card>
  );
}

/** The letters that are still possible, and what would narrow them. */
export function PossibleCard({ report: { rating } }: Pick<HeldCardProps, "report">) {
  const possible = possibleWords(rating);
  return (
    <Card title="いま、ありえる記号" aside={possible && <span className="amount text-14 text-sub">{possible.points}</span>}>
      <LetterScale possible={rating.possible} />
      <p className="mt-2 mb-4 text-13 text-sub">分からない項目がすべて悪い場合から、すべて良い場合までです。</p>
      <NarrowingList rating={rating} />
    </Card>
  );
}

type KnownFactsProps = {
  readonly facts: readonly RiskIndicatorResponse[];
  readonly floor: number | null;
  readonly checking: readonly string[];
};

function KnownFacts({ facts, floor, checking }: KnownFactsProps) {
  if (facts.length === 0) return <p className="text-14">この場所について、点数にできるデータはまだありません。</p>;
  return (
    <section>
      <h3 className="text-16">分かっていること</h3>
      <ul className="mt-1 divide-y divide-line">
        {facts.map((fact) => {
          const { head, meaning } = driverWords(fact, floor);
          return (
            <li key={fact.id} className="py-2 print:break-inside-avoid">
              <p className="flex items-baseline justify-between gap-3">
                <b className="text-14">
                  {head} {checking.includes(fact.id) && <Badge tone="warn">確認中</Badge>}
                </b>
                <span className="amount text-13 text-sub">{Math.round(fact.score ?? 0)}点</span>
              </p>
              <p className="text-13 text-sub">{meaning}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
