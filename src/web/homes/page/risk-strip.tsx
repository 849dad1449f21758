import { Link } from "@tanstack/react-router";
import type { HomeDetail, RiskReportResponse } from "#api/client/client.ts";
import { COVERAGE } from "#domain/risk/model/coverage.ts";
import { PILLAR_NAMES } from "#domain/risk/model/pillar-names.ts";
import { percent } from "#kernel/percent.ts";
import { LetterMark } from "#web/kit/mark/letter-mark.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import type { HomePageData, PlaceLink } from "./find-home.ts";
import { isOneChomeOfSeveral } from "./known-place.ts";

type Pillar = RiskReportResponse["rating"]["pillars"][number];

type RiskStripProps = Pick<HomePageData, "report" | "chomes"> & { readonly detail: Pick<HomeDetail, "home" | "facts"> };

/**
 * The six pillars of the building or the place in small. Missing ones are hatched and have no number. Where the advertisement names only a 町, one of its 丁目
 * would speak for all of them: its figures are left out, and the reports of all are a step away.
 */
export function RiskStrip({ report, chomes, detail }: RiskStripProps) {
  if (report === null) {
    return (
      <Card title="リスク">
        <NoData>この物件の場所の診断は、いま表示できません。安全という意味ではありません。</NoData>
      </Card>
    );
  }
  const { rating, subject } = report;
  const isOfPlace = detail.home.apartmentKey === null;
  if (isOfPlace && isOneChomeOfSeveral(subject.name, detail.facts)) {
    return <WholeTown chomes={chomes.length > 0 ? chomes : [{ key: subject.key, label: subject.name }]} town={detail.home.town} />;
  }
  const [worst] = rating.driversDown;
  const missing = rating.pillars.filter(isUnknown).map(({ id }) => PILLAR_NAMES[id]);
  return (
    <Card
      title="リスク"
      lead={isOfPlace ? `建物ではなく、${subject.name}の診断です` : undefined}
      aside={
        <Link
          to="/risk/$apartmentKey/summary"
          params={{ apartmentKey: subject.key }}
          className="inline-flex min-h-11 items-center text-14 text-link"
        >
          診断レポートを見る
        </Link>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        <div>
          <LetterMark letter={rating.letter} absent="判定保留" />
          <p className="text-12 text-sub">
            {rating.letter !== null && rating.overall !== null && (
              <b className="amount mr-2 text-14 text-ink">{Math.round(rating.overall)}点</b>
            )}
            <span className="amount">データのそろい {percent(rating.coverage, 0)}</span>
          </p>
        </div>
        <ul className="grid grid-cols-3 gap-x-3 gap-y-3 lg:grid-cols-6">
          {rating.pillars.map((pillar) => (
            <li key={pillar.id} className="border-line sm:border-l sm:pl-2.5">
              <PillarCell pillar={pillar} />
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 text-13 text-sub">
        {worst && `▼ ${worst.title}：${worst.words}。`}
        {missing.length > 0 && `${missing.join("・")}はデータが足りません。安全という意味ではありません。`}
      </p>
    </Card>
  );
}

function WholeTown({ chomes, town }: { chomes: readonly PlaceLink[]; town: string }) {
  return (
    <Card title="リスク">
      <NoData title="丁目がわかりません">
        掲載に書かれている所在地は「{town}
        」までです。揺れや浸水は丁目で変わるため、この物件の点数は表示しません。安全という意味ではありません。
      </NoData>
      <p className="mt-3 text-14">丁目ごとの診断</p>
      <ul className="flex flex-wrap gap-x-5">
        {chomes.map(({ key, label }) => (
          <li key={key}>
            <Link
              to="/risk/$apartmentKey/summary"
              params={{ apartmentKey: key }}
              className="inline-flex min-h-11 items-center text-14 text-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isUnknown({ score, coverage }: Pillar): boolean {
  return score === null || coverage < COVERAGE.pillar;
}

function PillarCell({ pillar }: { pillar: Pillar }) {
  const { id, score, coverage } = pillar;
  return (
    <>
      <span className="block whitespace-nowrap text-13">{PILLAR_NAMES[id]}</span>
      {isUnknown(pillar) || score === null ? (
        <>
          <span className="block text-13 text-sub leading-8">データなし</span>
          <span aria-hidden="true" className="hatched block h-1.5 rounded-full" />
        </>
      ) : (
        <>
          <span className="amount block leading-8">
            <b className="text-18">{Math.round(score)}</b>
            <span className="text-12 text-sub"> 点</span>
          </span>
          <svg aria-hidden="true" className="block h-1.5 w-full rounded-full bg-track">
            <rect width={`${score}%`} height="100%" className={score < 50 ? "fill-warn" : "fill-brand"} />
          </svg>
        </>
      )}
      <span className="amount block text-12 text-sub">そろい {percent(coverage, 0)}</span>
    </>
  );
}
