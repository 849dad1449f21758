import type { ComparableResponse, EstimateOutcome, EstimateResponse } from "#api/client/client.ts";
import { formatArea } from "#kernel/area.ts";
import { formatDate, formatYearWithEra, yearInJapan } from "#kernel/japanese-date.ts";
import type { FactorRow } from "#web/kit/chart/factor-bars.tsx";
import { KIND_NAMES } from "#web/price/form/choices.ts";

export type Priced = Extract<EstimateOutcome, { estimated: true }>;

/** `江東区豊洲`, `3LDK`, `70㎡(21.17坪)`; the building's name stands before its town when it is known. */
export function titleParts({ subject }: EstimateResponse): readonly string[] {
  const place = subject.apartmentName ?? `${subject.cityName}${subject.town}`;
  return [place, ...(subject.layout ? [subject.layout] : []), formatArea(subject.areaM2)];
}

/** `2008年(平成20年)築・築18年`, `中古マンション`, `2026年11月21日時点`. */
export function subParts({ subject, createdAt }: EstimateResponse): readonly string[] {
  const made = new Date(createdAt);
  return [
    ...(subject.apartmentName ? [`${subject.cityName}${subject.town}`] : []),
    ...(subject.builtYear ? [`${formatYearWithEra(subject.builtYear)}築・${ageText(yearInJapan(made) - subject.builtYear)}`] : []),
    ...(subject.stationName ? [stationText(subject)] : []),
    KIND_NAMES[subject.kind],
    `${formatDate(made)}時点`,
  ];
}

function ageText(years: number): string {
  return years < 1 ? "築1年未満" : `築${years}年`;
}

function stationText({ stationName, walkMinutes }: EstimateResponse["subject"]): string {
  return walkMinutes === null ? `${stationName}駅` : `${stationName}駅 徒歩${walkMinutes}分`;
}

const FACTOR_LABELS: readonly { readonly group: Priced["factors"][number]["group"]; readonly label: string }[] = [
  { group: "location", label: "立地" },
  { group: "building", label: "建物" },
  { group: "size", label: "広さ・間取り" },
  { group: "age", label: "築年" },
  { group: "station", label: "駅からの近さ" },
  { group: "floor", label: "階・向き" },
  { group: "market", label: "市況" },
];

/**
 * Always six rows in one order. A group without a number stays in its place: 入力なし where nobody told us, データなし where we were told
 * but no sale says what it is worth (floor and direction).
 */
export function factorRows({ factors }: Pick<Priced, "factors">, subject: EstimateResponse["subject"]): readonly FactorRow[] {
  const isFloorKnown = subject.floor !== null || subject.direction !== null;
  return FACTOR_LABELS.map(({ group, label }) => ({
    label,
    yen: factors.find((factor) => factor.group === group)?.yen ?? null,
    absent: group === "floor" && isFloorKnown ? "データなし" : "入力なし",
  }));
}

export const COMPARABLE_REASONS: Readonly<Record<ComparableResponse["reason"], string>> = {
  "same-building": "同じ建物",
  "same-group": "同じ建物群",
  "same-town": "同じ町",
  near: "近く",
};
