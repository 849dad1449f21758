import type { PopulationFactsResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { FactSource } from "#web/risk/facts/fact-source.tsx";
import { FactState } from "#web/risk/facts/fact-state.tsx";
import type { PopulationData } from "#web/risk/facts/find-details.ts";
import { FindingRow, FindingRows } from "#web/risk/facts/finding-row.tsx";
import { IndicatorRow } from "#web/risk/facts/indicator-row.tsx";
import { sourcesOf } from "#web/risk/facts/provenance-words.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { RiskFrame } from "#web/risk/frame/risk-frame.tsx";
import { PopulationChart } from "./population-chart.tsx";
import { elderlyShare, type PopulationPoint } from "./population-words.ts";

export type PopulationViewProps = PopulationData & { readonly search: ReportSearch };

export function PopulationView({ report, population, search }: PopulationViewProps) {
  const { subject } = report;
  const sources = sourcesOf([population?.mesh.provenance, ...(population?.city.sources ?? []), population?.town.provenance]);
  return (
    <RiskFrame {...{ subject, search, sources }} tab="life" page="人口と将来推計">
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <SeriesCard
          title="この場所の将来推計"
          lead="ここをふくむメッシュの、年齢ごとの人口です。"
          series={population?.mesh ?? null}
          absent="この場所の将来推計人口がまだありません。"
          isForecast
        />
        <div className="flex flex-col gap-5">
          <Card title="点数に入る項目">
            <FindingRows label="点数に入る項目">
              <IndicatorRow
                report={report}
                id="population"
                reads={["populationChange2050"]}
                meaning="推計は、これまでの出入りが続くとした計算です。開発や災害で変わります。"
              />
            </FindingRows>
          </Card>
          <TownCard population={population} />
        </div>
      </div>
      <SeriesCard
        title={`${subject.cityName}の人口`}
        lead="市区全体のこれまでの人口です。"
        series={population?.city ?? null}
        sources={population?.city.sources ?? []}
        absent="この市区の人口がまだありません。"
      />
    </RiskFrame>
  );
}

type SeriesCardProps = {
  readonly title: string;
  readonly lead: string;
  readonly series: Pick<PopulationFactsResponse["mesh"], "state" | "provenance" | "points"> | null;
  /** Where its years are from, where that is more than one source. */
  readonly sources?: PopulationFactsResponse["city"]["sources"];
  readonly absent: string;
  /** Its last years are yet to come. */
  readonly isForecast?: boolean;
};

function SeriesCard({ title, lead, series, sources = [], absent, isForecast = false }: SeriesCardProps) {
  const points = series?.points ?? [];
  return (
    <Card title={title} lead={lead}>
      {series?.state === "ok" && points.length > 0 ? (
        <>
          <PopulationChart caption={title} points={points} />
          <Ageing points={points} isForecast={isForecast} />
        </>
      ) : (
        <FactState fact={series} none="このメッシュに住む人はいません。">
          {absent}
        </FactState>
      )}
      {sources.length > 1 ? (
        sources.map((source) => <FactSource key={source.attribution} provenance={source} />)
      ) : (
        <FactSource provenance={series?.provenance ?? null} />
      )}
    </Card>
  );
}

function Ageing({ points, isForecast }: { points: readonly PopulationPoint[]; isForecast: boolean }) {
  const [first, last] = [points.at(0), points.at(-1)];
  const [from, to] = [first && elderlyShare(first), last && elderlyShare(last)];
  if (!first || !last || first.year === last.year || typeof from !== "number" || typeof to !== "number") return null;
  return (
    <p className="mt-2 text-14">
      65歳以上の割合は、{first.year}年の{percent(from, 0)}から{last.year}年の{percent(to, 0)}に
      {isForecast ? "なる見込みです" : "なりました"}。
    </p>
  );
}

function TownCard({ population }: Pick<PopulationViewProps, "population">) {
  const town = population?.town ?? null;
  const households = town?.households ?? null;
  const single = town?.singleHouseholds ?? null;
  const stateOf = (figure: number | null) => {
    if (town === null) return "failed";
    return town.state === "ok" && figure === null ? "no_data" : town.state;
  };
  return (
    <Card title="世帯" {...(town?.name ? { lead: town.name } : {})}>
      <FindingRows label="世帯">
        <FindingRow
          title="世帯数"
          state={stateOf(households)}
          words={households === null ? undefined : householdsText(households)}
          provenance={households === null ? null : (town?.provenance ?? null)}
        />
        <FindingRow
          title="ひとり暮らしの世帯"
          state={stateOf(single)}
          words={single === null ? undefined : singleText(single, households)}
          provenance={households === null && single !== null ? (town?.provenance ?? null) : null}
        />
      </FindingRows>
    </Card>
  );
}

/** `774世帯（38%）`; without the share where nobody told how many households there are. */
function singleText(single: number, households: number | null): string {
  const share = shareOf(single, households);
  return share === null ? householdsText(single) : `${householdsText(single)}（${percent(share, 0)}）`;
}

function householdsText(count: number): string {
  return `${count.toLocaleString("ja-JP")}世帯`;
}

function shareOf(part: number, total: number | null): number | null {
  return total ? part / total : null;
}
