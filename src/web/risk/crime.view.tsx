import type { CrimeFactsResponse } from "#api/client.ts";
import { BarRows } from "../kit/chart/bar-rows.tsx";
import { Card } from "../kit/ui/card.tsx";
import { NoData } from "../kit/ui/state-block.tsx";
import { CrimeMap, type CrimeMapProps } from "./crime-map.tsx";
import { CrimeNotesCard } from "./crime-notes-card.tsx";
import { CrimeRateCard } from "./crime-rate-card.tsx";
import { CRIME_TYPES, type CrimeYear, countText, lastYears, reached, SMALL_COUNT, trendWords } from "./crime-words.ts";
import { CrimeYearsTable } from "./crime-years-table.tsx";
import { FactSource } from "./fact-source.tsx";
import { FactState } from "./fact-state.tsx";
import type { CrimeData } from "./find-details.ts";
import { PillarCard } from "./pillar-card.tsx";
import { sourcesOf } from "./provenance-words.ts";
import type { ReportSearch } from "./report-search.ts";
import { RiskFrame } from "./risk-frame.tsx";

export type CrimeViewProps = CrimeData & {
  readonly search: ReportSearch;
  readonly map?: Omit<CrimeMapProps, "isOutOfArea">;
  readonly onRetry: () => void;
};

export function CrimeView({ report, crime: told, search, map, onRetry }: CrimeViewProps) {
  const crime = reached(told, report.apartment.prefecture);
  const sources = sourcesOf([crime?.provenance, crime?.prefecture.provenance]);
  return (
    <RiskFrame apartment={report.apartment} {...{ search, sources }} tab="crime">
      <PillarCard
        {...{ report, search }}
        pillar="crime"
        title="治安の点数"
        lead="住宅に関わる5種の犯罪の、人口あたりの件数から計算しています。"
        links={[{ page: "crime/faq", label: "よくある質問" }]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CountsCard crime={crime} onRetry={onRetry} />
        <div className="flex flex-col gap-5">
          <CrimeRateCard report={report} crime={crime} onRetry={onRetry} />
          <PrefectureCard crime={crime} onRetry={onRetry} prefecture={report.apartment.prefecture} />
        </div>
      </div>
      {map && <CrimeMap {...map} isOutOfArea={crime?.state === "out_of_area"} />}
      <CrimeNotesCard />
    </RiskFrame>
  );
}

type PartProps = { readonly crime: CrimeFactsResponse | null; readonly onRetry: () => void };

function CountsCard({ crime, onRetry }: PartProps) {
  const title = "種類ごとの件数";
  if (crime?.state !== "ok") {
    return (
      <Card title={title}>
        <FactState fact={crime} onRetry={onRetry} outOfArea="町丁目ごとの件数は、警視庁が公表している東京都だけにあります。">
          この町丁目の件数がまだありません。
        </FactState>
      </Card>
    );
  }
  const years = lastYears(crime.years);
  const newest = years.at(-1);
  const area = `${crime.cityName}${crime.town ?? ""}`;
  return (
    <Card title={title} lead={`${area}の認知件数（警察が知った犯罪の数）`}>
      {newest ? <Counts years={years} newest={newest} area={area} /> : <NoData>件数のある年がありません。</NoData>}
      <FactSource provenance={crime.provenance} />
    </Card>
  );
}

function Counts({ years, newest, area }: { years: readonly CrimeYear[]; newest: CrimeYear; area: string }) {
  const trend = trendWords(years);
  return (
    <>
      <h3 className="mb-1 text-16">{newest.year}年の内訳</h3>
      <BarRows
        caption={`${area}の${newest.year}年の認知件数、種類ごと`}
        labelHeading="種類"
        valueHeading="件数"
        rows={CRIME_TYPES.map(({ id, title: label }) => ({ label, value: newest[id], text: countText(newest[id]) }))}
      />
      <h3 className="mt-5 mb-1 text-16">総数の推移</h3>
      <BarRows
        caption={`${area}の認知件数の総数、年ごと`}
        labelHeading="年"
        valueHeading="件数"
        rows={years.map(({ year, total }) => ({
          label: `${year}年`,
          value: total,
          text: countText(total),
          isUnsteady: total !== null && total < SMALL_COUNT,
        }))}
      />
      {trend && <p className="mt-2 text-14">{trend}</p>}
      {(newest.total ?? SMALL_COUNT) < SMALL_COUNT && (
        <p className="mt-2 rounded-control bg-warn-tint px-3 py-2 text-14">
          件数が少ないため、1件の増減で大きく変わります。{SMALL_COUNT}件に満たない年は、白い棒で示しています。
        </p>
      )}
      <CrimeYearsTable years={years} area={area} />
    </>
  );
}

function PrefectureCard({ crime, onRetry, prefecture }: PartProps & { prefecture: string }) {
  const title = `${prefecture}全体の件数`;
  const found = crime?.prefecture ?? null;
  const years = found ? lastYears(found.years) : [];
  return (
    <Card title={title} lead="町丁目の件数とは、数え方も広さもちがいます。傾きを見るための数字です。">
      {found?.state === "ok" && years.length > 0 ? (
        <BarRows
          caption={title}
          labelHeading="年"
          valueHeading="件数"
          rows={years.map(({ year, total }) => ({ label: `${year}年`, value: total, text: countText(total) }))}
        />
      ) : (
        <FactState fact={found} onRetry={onRetry}>
          都道府県の件数がまだありません。
        </FactState>
      )}
      <FactSource provenance={found?.provenance ?? null} />
    </Card>
  );
}
