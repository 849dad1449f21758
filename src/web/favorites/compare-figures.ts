import { loanWords, monthlyCostYen, monthlyLoanYen, USUAL_LOAN } from "#domain/finance/monthly-cost.ts";
import { reserveShortfallYen } from "#domain/finance/reserve-shortfall.ts";
import { PILLAR_NAMES } from "#domain/risk/model/pillar-names.ts";
import { formatM2 } from "#kernel/area.ts";
import { gapOf } from "#kernel/home/gap.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { monthWords } from "#web/kit/home/home-words.ts";
import type { ComparedHome, Figure, PillarId } from "./compare-types.ts";

/** Said of a pillar that too little is known of. */
export const NO_POINTS = "データなし";

const unitPrice = ({ kind, price, areaM2, landAreaM2 }: ComparedHome) => {
  const size = kind === "land" ? landAreaM2 : areaM2;
  return size === null || size <= 0 || kind === "house" || kind === "building" ? null : price / size;
};
const signed = (by: number, unit: string, digits = 0) => `${by > 0 ? "+" : "−"}${Math.abs(by).toFixed(digits)}${unit}`;
const yenBy = (by: number) => formatYenDifference(by);
const monthly = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;
const monthlyBy = (by: number) => `${by > 0 ? "+" : "−"}${Math.abs(by).toLocaleString("ja-JP")}円`;
const manPerM2 = (yen: number) => `${(yen / 10_000).toFixed(1)}万円`;

const manBy = (by: number) => `${by > 0 ? "+" : "−"}${(Math.abs(by) / 10_000).toFixed(1)}万円`;
const PILLARS = Object.keys(PILLAR_NAMES) as readonly PillarId[];

/** Every figure that homes are compared by, in the order of the table. */
export const FIGURES: readonly Figure[] = [
  {
    ...{ id: "price", label: "売出価格", group: "price", of: ({ price }) => price, words: formatYen, difference: yenBy },
    ...{ better: "less", worst: null },
  },
  {
    ...{ id: "gap", label: "推定との差", group: "price", difference: (by) => signed(by, "ポイント", 1), better: "less", worst: null },
    of: ({ price, estimate }) => (estimate ? gapOf(price, estimate).rate * 100 : null),
    words: (gap) => (Math.abs(gap) < 0.05 ? "推定とほぼ同じ" : `${Math.abs(gap).toFixed(1)}%${gap < 0 ? "安い" : "高い"}`),
    beside: ({ price, estimate }) => (estimate ? formatYenDifference(price - estimate.point) : null),
  },
  {
    ...{ id: "unit", label: "㎡単価", group: "price", of: unitPrice, words: manPerM2, better: "less", worst: null },
    difference: (by) => signed(by / 10_000, "万円", 1),
  },
  {
    ...{
      id: "management",
      label: "管理費",
      group: "money",
      of: ({ managementYen }) => managementYen,
      words: monthly,
      difference: monthlyBy,
    },
    ...{ better: "less", worst: null },
  },
  {
    ...{ id: "reserve", label: "修繕積立金", group: "money", of: ({ reserveYen }) => reserveYen, words: monthly, difference: monthlyBy },
    // Less is no better: what is not saved is asked for later.
    ...{ better: null, worst: null },
  },
  {
    ...{ id: "fees", label: "管理費などの合計", group: "money", of: ({ monthlyYen }) => monthlyYen, words: monthly, difference: monthlyBy },
    ...{ better: "less", worst: "最も高い" },
  },
  {
    ...{ id: "loan", label: "ローンの返済（月）", note: loanWords(USUAL_LOAN), group: "money", of: ({ price }) => monthlyLoanYen(price) },
    ...{ words: monthWords, difference: manBy, better: "less", worst: null },
  },
  {
    ...{ id: "monthly", label: "月々の負担", note: "ローンと管理費・修繕積立金など", group: "money", of: monthlyOf },
    ...{ words: monthWords, difference: manBy, better: "less", worst: null },
  },
  {
    ...{
      id: "shortfall",
      label: "積立金の30年の不足",
      note: "国の目安の平均との差",
      group: "money",
      of: shortfallOf,
      absent: "データなし",
    },
    words: (yen) => (yen === 0 ? "不足なし" : formatYen(round(yen))),
    beside: ({ reserveYen, areaM2, guidelineYenPerM2 }) =>
      reserveYen === null || !areaM2 || guidelineYenPerM2 === null
        ? null
        : `${Math.round(reserveYen / areaM2)}円/㎡・目安${Math.round(guidelineYenPerM2)}円`,
    ...{ difference: null, better: "less", worst: "最も大きい" },
  },
  {
    ...{ id: "size", label: "広さ・間取り", group: "home", words: formatM2, difference: (by) => signed(by, "㎡", 2) },
    of: ({ kind, areaM2, landAreaM2 }) => (kind === "land" ? landAreaM2 : areaM2),
    ...{ better: "more", worst: null, beside: ({ layout }) => layout },
  },
  {
    ...{ id: "walk", label: "駅徒歩", group: "home", difference: (by) => signed(by, "分"), better: "less", worst: "最も遠い" },
    of: ({ walkMinutes, busMinutes }) => (busMinutes === null ? walkMinutes : null),
    words: (minutes) => `${minutes}分`,
    beside: ({ stationName }) => stationName && `${stationName.replace(/駅$/, "")}駅`,
  },
  {
    ...{ id: "age", label: "築年", group: "home", difference: (by) => signed(by, "年"), better: "less", worst: "最も古い" },
    of: ({ builtYear, builtMonth }, today) => (builtYear === null ? null : ageInYears({ year: builtYear, month: builtMonth }, today)),
    words: (years) => `築${years}年`,
    beside: ({ builtYear, builtMonth }) => (builtYear === null ? null : `${builtYear}年${builtMonth === null ? "" : `${builtMonth}月`}`),
  },
  {
    ...{ id: "risk", label: "総合", group: "risk", of: ({ risk }) => risk?.points ?? null, absent: "判定保留" },
    words: (points, { risk }) => risk?.letter ?? `${Math.round(points)}点`,
    beside: ({ risk }) => (risk?.points == null ? null : `${Math.round(risk.points)}点${risk.isOfPlace ? "・建物ではなく町の診断" : ""}`),
    ...{ difference: null, better: "more", worst: null },
  },
  ...PILLARS.map(pillarFigure),
];

/** Of flats only: other homes tell no monthly fees, and have none to tell. */
function monthlyOf({ kind, price, monthlyYen }: ComparedHome): number | null {
  const isFlat = kind === "condo" || kind === "new-condo";
  return isFlat && monthlyYen === null ? null : monthlyCostYen({ price, monthlyYen });
}

const MONTHS = 12 * 30;

function shortfallOf({ kind, reserveYen, areaM2, guidelineYenPerM2 }: ComparedHome): number | null {
  if (kind !== "condo" && kind !== "new-condo") return null;
  if (reserveYen === null || areaM2 === null || areaM2 <= 0 || guidelineYenPerM2 === null) return null;
  return reserveShortfallYen(reserveYen / areaM2, guidelineYenPerM2, areaM2) * MONTHS;
}

/** To ten thousand yen: it is the gap to a mean of a guideline. */
function round(yen: number): number {
  return Math.round(yen / 10_000) * 10_000;
}

function pillarFigure(id: PillarId): Figure {
  return {
    ...{ id, label: PILLAR_NAMES[id], group: "risk", of: ({ risk }) => risk?.scores[id] ?? null },
    ...{ words: (score) => String(Math.round(score)), difference: null, better: "more", worst: null, absent: NO_POINTS, isPoints: true },
  };
}
