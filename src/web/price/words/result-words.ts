import type { ComparableResponse, EstimateOutcome, EstimateResponse } from "#api/client/client.ts";
import { absenceOf } from "#domain/valuation/engine/telling/absence.ts";
import { formatArea, formatM2 } from "#kernel/area.ts";
import { MODEL_KIND_NAMES } from "#kernel/home/kind-labels.ts";
import { ageInYears, ageText, formatDate, formatYearWithEra, isoDateInJapan } from "#kernel/japanese-date.ts";
import type { FactorRow } from "#web/kit/chart/factor-bars.tsx";
import { NEIGHBOURS } from "#web/kit/report/price-promise.ts";

export type Priced = Extract<EstimateOutcome, { estimated: true }>;

/** `江東区豊洲`, `3LDK`, `70㎡(21.17坪)`, of a house `土地 120㎡(36.3坪)` and `建物 95㎡(28.73坪)`; the building's name stands before its town when it is known. */
export function titleParts({ subject }: EstimateResponse): readonly string[] {
  const place = subject.apartmentName ?? `${subject.cityName}${subject.town}`;
  return [place, ...(subject.layout ? [subject.layout] : []), ...areas(subject)];
}

function areas({ kind, areaM2, floorAreaM2 }: EstimateResponse["subject"]): string[] {
  if (kind !== "house") return [formatArea(areaM2)];
  return [`土地 ${formatArea(areaM2)}`, ...(floorAreaM2 === null ? [] : [`建物 ${formatArea(floorAreaM2)}`])];
}

/** `2008年(平成20年)築・築17年`, `中古マンション`, `2026年11月21日に計算`. */
export function subParts({ subject, createdAt }: EstimateResponse): readonly string[] {
  const made = new Date(createdAt);
  return [
    ...(subject.apartmentName ? [`${subject.cityName}${subject.town}`] : []),
    ...(subject.builtYear
      ? [
          `${formatYearWithEra(subject.builtYear)}築・${ageText(ageInYears({ year: subject.builtYear, month: null }, isoDateInJapan(made)))}`,
        ]
      : []),
    ...(subject.stationName ? [stationText(subject)] : []),
    MODEL_KIND_NAMES[subject.kind],
    `${formatDate(made)}に計算`,
  ];
}

function stationText({ stationName, walkMinutes }: EstimateResponse["subject"]): string {
  return walkMinutes === null ? `${stationName}駅` : `${stationName}駅 徒歩${walkMinutes}分`;
}

type Kind = EstimateResponse["subject"]["kind"];
type Group = Priced["factors"][number]["group"];

/** In the order in which they are drawn. */
const FACTOR_LABELS: readonly { readonly group: Group; readonly label: string }[] = [
  { group: "location", label: "立地" },
  { group: "building", label: "建物群の水準" },
  { group: "size", label: "広さ・間取り" },
  { group: "age", label: "築年" },
  { group: "station", label: "駅からの近さ" },
  { group: "floor", label: "階・向き" },
  { group: "market", label: "実際の市況" },
  { group: "outlook", label: "市況の見込み" },
];

/** Bare land has none of these. */
const NOT_OF_LAND: readonly Group[] = ["building", "age", "floor"];

const ABSENT = { "not-told": "入力なし", "not-used": "推定に使っていません", "needs-station": "駅の入力なし" } as const;

/**
 * The groups that this kind of home has, in one order. A group without a number stays in its place: 入力なし where nobody told us, 推定に使っていません
 * where we were told but no sale says what it is worth (in most files the station; floor and direction in estimates of before there was a table).
 */
export function factorRows(
  { factors, headline }: Pick<Priced, "factors" | "headline">,
  subject: EstimateResponse["subject"],
): readonly FactorRow[] {
  const { kind } = subject;
  const isLand = kind === "land";
  return FACTOR_LABELS.flatMap(({ group, label }) => {
    const factor = factors.find((each) => each.group === group);
    if (!factor || (isLand && NOT_OF_LAND.includes(group))) return [];
    return [
      {
        label: shortened(label, { group, kind, isSplit: headline !== null }),
        yen: factor.yen,
        absent: ABSENT[absenceOf(factor, subject) ?? "not-told"],
      },
    ];
  });
}

/** Land has no layout, a house stands in no group of buildings; estimates of before tell what happened and what is expected of the market as one. */
function shortened(
  label: string,
  { group, kind, isSplit }: { readonly group: Group; readonly kind: Kind; readonly isSplit: boolean },
): string {
  if (group === "size" && kind === "land") return "広さ";
  if (group === "building" && kind === "house") return NEIGHBOURS;
  return group === "market" && !isSplit ? "市況" : label;
}

/** What a home of a kind is called in a sentence. */
const NOUNS: Readonly<Record<Kind, string>> = { condo: "部屋", house: "家", land: "土地" };

/** The average home that the reasons start from, with its size and age: `江東区の平均的な部屋（60㎡・2003年築）`. */
export function baseText({ base, baseLabel }: Pick<Priced, "base" | "baseLabel">, kind: Kind): string {
  if (base === null) return baseLabel;
  const facts = [
    `${kind === "house" ? "土地" : ""}${formatM2(base.areaM2)}`,
    ...(base.builtYear === null ? [] : [`${base.builtYear}年築`]),
  ];
  return `${base.cityName}の平均的な${NOUNS[kind]}（${facts.join("・")}）`;
}

/** Why a sale is called alike. Without a known building nobody can say that two sales are of one. */
export function comparableReason(reason: ComparableResponse["reason"], isBuildingKnown: boolean): string {
  if (reason === "same-group" && isBuildingKnown) return "同じ建物群";
  return COMPARABLE_REASONS[reason];
}

const COMPARABLE_REASONS: Readonly<Record<ComparableResponse["reason"], string>> = {
  "same-building": "同じ建物",
  "same-group": "同じ町・築年が近い",
  "same-town": "同じ町",
  near: "近く",
};
