import type { HomeFacts } from "#domain/assets/core/facts.ts";
import { isFollowed } from "#domain/assets/core/property-states.ts";
import type { AssetResult, SeriesEvent, SeriesMonth, ValueState } from "#domain/assets/result/types.ts";
import type { TakeHomeAnswer } from "#domain/assets/take-home/types.ts";
import { formatArea } from "#kernel/area.ts";
import { formatMonth, type Month } from "#kernel/calendar/month.ts";
import type { AssetReport, ReportMonth, ReportValue } from "./types.ts";

/** As many months as ten years have: older ones are in the CSV. */
const MOST_MONTHS = 120;

type Told = {
  readonly result: AssetResult;
  /** Of a sale at the estimate, today; null: not reckoned. */
  readonly takeHome: TakeHomeAnswer | null;
  /** Whose data the estimate is made of. */
  readonly credits: readonly string[];
  /** The ISO day in Japan. */
  readonly madeOn: string;
};

/** What a printed report tells of a home of a member: what its page shows, as it stands on that day. */
export function reportOf({ result, takeHome, credits, madeOn }: Told): AssetReport {
  const { home, value, owedYen } = result;
  const isValued = value.state === "valued";
  return {
    title: "資産診断",
    home: { name: home.facts.name ?? home.name, facts: [{ label: "所在", value: home.address }, ...factsOf(home.facts)] },
    madeOn,
    isSample: value.state !== "preparing" && value.isSample,
    value: isValued ? reportValueOf(value, result) : null,
    whyNoValue: isValued ? null : isFollowed(home) ? WHY_NO_VALUE[value.state] : WHY_NO_VALUE.asleep,
    balanceYen: owedYen,
    takeHome,
    series: monthsOf(result.series.slice(-MOST_MONTHS), result.events),
    sources: credits,
    notes: [
      "室内の状態、管理、眺望、告知事項は反映していません。",
      "ローン残高は、入力された条件で返済が進んだとした計算です。新しい成約データが出ない月は、推移に点がありません。",
    ],
  };
}

const WHY_NO_VALUE: Readonly<Record<Exclude<ValueState["state"], "valued"> | "asleep", string>> = {
  preparing: "いま計算しています。",
  asleep: "追跡を休んでいるか売却済みのため、評価はありません。",
  refused: "いまは推定できません。成約データか物件の情報が足りません。くわしくは資産診断のページに表示しています。",
};

function factsOf({ areaM2, layout, floor, builtYear }: HomeFacts): { label: string; value: string }[] {
  return [
    ...(areaM2 === null ? [] : [{ label: "面積", value: formatArea(areaM2) }]),
    ...(layout === null ? [] : [{ label: "間取り", value: layout }]),
    ...(floor === null ? [] : [{ label: "階", value: floor < 0 ? `地下${-floor}階` : `${floor}階` }]),
    ...(builtYear === null ? [] : [{ label: "築年", value: `${builtYear}年` }]),
  ];
}

function reportValueOf(
  { point }: Extract<ValueState, { state: "valued" }>,
  { details, grade }: Pick<AssetResult, "details" | "grade">,
): ReportValue {
  const { month, q10, q50, q90, modelVersion } = point;
  return {
    ...{ lowYen: q10, pointYen: q50, highYen: q90 },
    details: [
      `${formatMonth(month)}の評価`,
      ...(grade === null ? [] : [`評価の確かさ ${grade}`]),
      ...(details === null ? [] : [`±10%以内の確率 ${Math.round(details.withinTenPercent * 100)}%`]),
      `モデル ${modelVersion}`,
    ],
  };
}

/** `2016年4月`, or `2016年` of what only a year is known of. */
function whenWords(on: Month): string {
  return on.length === 4 ? `${on}年` : formatMonth(on);
}

/** Each month with what happened since the one before, told with its own month where that is another. */
function monthsOf(series: readonly SeriesMonth[], events: readonly SeriesEvent[]): ReportMonth[] {
  return series.map(({ month, q10, q50, q90, owed, equity, isModelChange }, i) => {
    const before = series[i - 1]?.month ?? "0000-00";
    const happened = events
      .filter(({ on, kind }) => kind !== "model-change" && on > before && on <= month)
      .map(({ on, words }) => (on === month ? words : `${words}（${whenWords(on)}）`));
    const notes = [...happened, ...(isModelChange ? ["推定の方法を更新"] : [])];
    return {
      ...{ month, lowYen: q10, pointYen: q50, highYen: q90 },
      ...{ balanceYen: owed?.yen ?? null, equityYen: equity?.yen ?? null, note: notes.length === 0 ? null : notes.join("、") },
    };
  });
}
