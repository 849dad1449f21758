import type { RiskIndicatorResponse, RiskReportResponse } from "#api/client/client.ts";
import type { FindingState } from "#domain/surroundings/layers/types.ts";
import { UNREGISTERED } from "#web/risk/frame/subject-words.ts";
import { FindingRow } from "./finding-row.tsx";
import { indicatorOf, isChecking } from "./report-facts.ts";

type IndicatorRowProps = {
  readonly report: RiskReportResponse;
  readonly id: string;
  /** Facts that the indicator reads: a correction of one of them concerns it. */
  readonly reads?: readonly string[];
  readonly meaning?: string;
};

/** What the look of a state says already. */
const NOTHING_MORE: Readonly<Partial<Record<FindingState, string>>> = {
  no_data: "データがありません",
  out_of_area: "この地域は対象外です",
  none: "該当なし",
};

/** An indicator of the rating as it is: its words, score, state and source. Draws nothing for one that the model does not have. */
export function IndicatorRow({ report, id, reads = [], meaning }: IndicatorRowProps) {
  const indicator = indicatorOf(report, [id]);
  if (!indicator) return null;
  const { title, state, score, provenance } = indicator;
  const isPlain = indicator.words === "" || indicator.words.replace("。", "") === NOTHING_MORE[state];
  const words = isPlain ? missingWords(report, indicator) : indicator.words;
  return <FindingRow {...{ title, state, words, score, provenance, meaning }} isChecking={isChecking(report, [id, ...reads])} />;
}

/** Counts the homes of a building, in whichever pillar. */
const SALES_OF_BUILDING = "liquidity";

/** Of a building that nobody registered, no data will come for the place; undefined: what the look of the state says is enough. */
function missingWords({ subject, told }: RiskReportResponse, { id, pillar, state }: RiskIndicatorResponse): string | undefined {
  if (id === "reserve_fund" && state === "no_data" && told?.reserveFundYenPerM2 != null)
    return "目安は階数や延床面積で変わるため、まだ比べられません。点数には入れていません。";
  const isOfBuilding = pillar === "building" || id === SALES_OF_BUILDING;
  return subject.kind === "place" && isOfBuilding && state === "no_data" ? `${UNREGISTERED}です。点数には入れていません。` : undefined;
}
