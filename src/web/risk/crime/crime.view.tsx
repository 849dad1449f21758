import type { CrimeFactsResponse } from "#api/client/client.ts";
import { BarRows } from "#web/kit/chart/bar-rows.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NoData } from "#web/kit/ui/state-block.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { FactState } from "#web/risk/facts/fact-state.tsx";
import type { CrimeData } from "#web/risk/facts/find-details.ts";
import { PillarCard } from "#web/risk/facts/pillar-card.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { CrimeMap, type CrimeMapProps } from "./crime-map.tsx";
import { CrimeRateCard } from "./crime-rate-card.tsx";
import { CRIME_TYPES, type CrimeYear, countText, lastYears, reached, SMALL_COUNT, trendWords } from "./crime-words.ts";
import { CrimeYearsTable } from "./crime-years-table.tsx";

export type CrimeViewProps = CrimeData & {
  readonly search: ReportSearch;
  readonly map?: Omit<CrimeMapProps, "isOutOfArea">;
};

export function CrimeView({ report, crime: loaded, search, map }: CrimeViewProps) {
  const crime = reached(loaded, report.subject.prefecture);
  const sources = sourcesOf([crime?.provenance, crime?.prefecture.provenance]);
  return (
    <RiskFrame subject={report.subject} {...{ search, sources }} tab="crime">
      <PillarCard
        {...{ report, search }}
        pillar="crime"
        title="治安の点数"
        lead="住宅に関わる5種の犯罪の、人口あたりの件数から計算しています。"
        links={[{ page: "crime/faq", label: "よくある質問" }]}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CountsCard crime={crime} />
        <div className="flex flex-col gap-5">
          <CrimeRateCard report={report} crime={crime} />
          <PrefectureCard crime={crime} prefecture={report.subject.prefecture} />
        </div>
      </div>
      {map && <CrimeMap {...map} isOutOfArea={crime?.state === "out_of_area"} />}
      <CrimeNotesCard />
    </RiskFrame>
  );
}

type PartProps = { readonly crime: CrimeFactsResponse | null };

function CountsCard({ crime }: PartProps) {
  const title = "種類ごとの件数";
  if (crime?.state !== "ok") {
    return (
      <Card title={title}>
        <FactState fact={crime} outOfArea="町丁目ごとの件数は、警視庁が公表している東京都だけにあります。">
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

function PrefectureCard({ crime, prefecture }: PartProps & { prefecture: string }) {
  const title = `${prefecture}全体の件数`;
  const found = crime?.prefecture ?? null;
  const years = found ? lastYears(found.years) : [];
  return (
    <Card
      title={title}
      lead={`町丁目の件数とは、数え方も広さもちがいます。${years.length > 1 ? "年ごとの増え減りを見るための数字です。" : ""}`}
    >
      {found?.state === "ok" && years.length > 0 ? (
        <BarRows
          caption={title}
          labelHeading="年"
          valueHeading="件数"
          rows={years.map(({ year, total }) => ({ label: `${year}年`, value: total, text: countText(total) }))}
        />
      ) : (
        <FactState fact={found}>都道府県の件数がまだありません。</FactState>
      )}
      <FactSource provenance={found?.provenance ?? null} />
    </Card>
  );
}

/** What the counts cannot say: who the people are that they are divided by, and what was never reported. */
function CrimeNotesCard() {
  return (
    <Card title="数字の読み方">
      <ul className="list-disc space-y-1 pl-5 text-14">
        <li>
          <b>分母に注意が要ります。</b>
          住む人だけで割ると、昼に人が集まる駅前や商業地の率が大きく出ます。まちのねは、夜の人口と「夜と昼の平均」の大きいほうで割っています。
        </li>
        <li>
          <b>計算のしかた：</b>
          侵入窃盗、ひったくり、自転車盗、車上ねらい、粗暴犯の件数 ÷ 人の数 × 1,000。件数の少ない町丁目は、区の平均に寄せます。
        </li>
        <li>認知件数は、警察に届けられて分かった数です。届けられなかったものは入りません。</li>
        <li>件数は町丁目の合計で、建物の中や前で起きたという意味ではありません。</li>
      </ul>
    </Card>
  );
}
