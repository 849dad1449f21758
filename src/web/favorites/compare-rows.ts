import type { KeptHomeToday } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import { gapOf } from "#web/kit/home/gap.ts";
import { NOTICE_LABELS } from "#web/kit/home/home-words.ts";

export type CompareCell = {
  /** The dwelling that the cell is of. */
  readonly of: string;
  readonly text: string;
  /** Beside the base, or what belongs to the figure. */
  readonly beside: string | null;
  /** `best`: the best of its row; `worst`: the one to look at, in words. */
  readonly mark: "best" | { readonly worst: string } | null;
};

export type CompareRow = {
  readonly id: string;
  readonly label: string;
  readonly group: CompareGroup;
  readonly cells: readonly CompareCell[];
  /** All say the same: it is folded away. */
  readonly isEqual: boolean;
};

export const COMPARE_GROUPS = { price: "価格", money: "毎月の費用", home: "住まい", terms: "権利と条件" } as const;
type CompareGroup = keyof typeof COMPARE_GROUPS;

type Home = KeptHomeToday;

/** A figure of a row: what it is of a home, how it is written, and which end of it is the better one. */
type Figure = {
  readonly id: string;
  readonly label: string;
  readonly group: CompareGroup;
  readonly of: (home: Home, today: string) => number | null;
  readonly words: (value: number) => string;
  readonly difference: (by: number) => string;
  readonly better: "less" | "more";
  /** What is said of the one at the other end; null: nothing need be. */
  readonly worst: string | null;
  readonly beside?: (home: Home) => string | null;
};

const unitPrice = ({ kind, price, areaM2, landAreaM2 }: Home) => {
  const size = kind === "land" ? landAreaM2 : areaM2;
  return size === null || size <= 0 || kind === "house" || kind === "building" ? null : price / size;
};
const signed = (by: number, unit: string, digits = 0) => `${by > 0 ? "+" : "−"}${Math.abs(by).toFixed(digits)}${unit}`;
const yenBy = (by: number) => formatYenDifference(by);
const monthly = (yen: number) => `${yen.toLocaleString("ja-JP")}円`;
const monthlyBy = (by: number) => `${by > 0 ? "+" : "−"}${Math.abs(by).toLocaleString("ja-JP")}円`;
const manPerM2 = (yen: number) => `${(yen / 10_000).toFixed(1)}万円`;

const FIGURES: readonly Figure[] = [
  {
    ...{ id: "price", label: "売出価格", group: "price", of: ({ price }) => price, words: formatYen, difference: yenBy },
    ...{ better: "less", worst: null },
  },
  {
    ...{ id: "gap", label: "推定との差", group: "price", difference: (by) => signed(by, "ポイント", 1), better: "less", worst: null },
    of: ({ price, estimate }) => (estimate ? gapOf(price, estimate).rate * 100 : null),
    words: (gap) => (Math.abs(gap) < 0.05 ? "推定と同じ" : `${Math.abs(gap).toFixed(1)}%${gap < 0 ? "安い" : "高い"}`),
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
    ...{ better: "less", worst: null },
  },
  {
    ...{ id: "fees", label: "管理費などの合計", group: "money", of: ({ monthlyYen }) => monthlyYen, words: monthly, difference: monthlyBy },
    ...{ better: "less", worst: "最も高い" },
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
];

type Fact = { readonly id: string; readonly label: string; readonly group: CompareGroup; readonly of: (home: Home) => string | null };

const RIGHTS = { freehold: "所有権", leasehold: "借地権", "fixed-leasehold": "定期借地権" } as const;
const PETS: Readonly<Record<string, string>> = { yes: "可", negotiable: "相談", no: "不可" };
const PARKINGS: Readonly<Record<string, string>> = { yes: "あり", none: "なし", full: "空きなし" };
const yesNo = (value: boolean | null, yes: string, no: string) => (value === null ? null : value ? yes : no);

const FACTS: readonly Fact[] = [
  { id: "floor", label: "階", group: "home", of: floorWords },
  { id: "direction", label: "向き", group: "home", of: ({ direction }) => direction },
  { id: "structure", label: "構造", group: "home", of: ({ structure }) => structure },
  { id: "land-right", label: "土地の権利", group: "terms", of: ({ landRight }) => landRight && RIGHTS[landRight] },
  { id: "quake", label: "耐震基準", group: "terms", of: ({ isNewQuakeCode }) => yesNo(isNewQuakeCode, "新耐震", "旧耐震") },
  { id: "tenant", label: "現在の利用", group: "terms", of: ({ isTenanted }) => yesNo(isTenanted, "賃貸中", "空室・居住中") },
  { id: "pets", label: "ペット", group: "terms", of: ({ pets }) => (pets === null ? null : (PETS[pets] ?? null)) },
  { id: "parking", label: "駐車場", group: "terms", of: ({ parking }) => (parking === null ? null : (PARKINGS[parking] ?? null)) },
  {
    id: "notices",
    label: "告知・制限",
    group: "terms",
    of: ({ notices }) => notices.map((one) => NOTICE_LABELS[one] ?? one).join("・") || "掲載なし",
  },
];

function floorWords({ floor, totalFloors }: Home): string | null {
  if (floor === null) return null;
  return totalFloors === null ? `${floor}階` : `${floor}階（${totalFloors}階建）`;
}

/** What is not told is said to be so, and is neither best nor equal to anything that is. */
const UNTOLD = "未掲載";

/** Homes beside each other, row by row: differences are from the home at `base`. */
export function compareRows(homes: readonly Home[], base: number, today: string): readonly CompareRow[] {
  const figures = FIGURES.map((figure) => figureRow(figure, homes, { base, today }));
  const facts = FACTS.map((fact) => factRow(fact, homes));
  return (Object.keys(COMPARE_GROUPS) as CompareGroup[]).flatMap((group) => [...figures, ...facts].filter((row) => row.group === group));
}

function figureRow(figure: Figure, homes: readonly Home[], { base, today }: { readonly base: number; readonly today: string }): CompareRow {
  const values = homes.map((home) => figure.of(home, today));
  const marks = marksOf(values, figure);
  const own = values[base] ?? null;
  const cells = homes.map((home, index): CompareCell => {
    const of = home.dwellingKey;
    const value = values[index] ?? null;
    const told = figure.beside?.(home) ?? null;
    if (value === null) return { of, text: UNTOLD, beside: told, mark: null };
    const difference = index === base ? "基準" : own === null ? null : differenceWords(value - own, figure);
    const beside = [told, difference].filter((part) => part !== null).join("・");
    return { of, text: figure.words(value), beside: beside === "" ? null : beside, mark: marks[index] ?? null };
  });
  const { id, label, group } = figure;
  return { id, label, group, cells, isEqual: isEqual(cells) };
}

function differenceWords(by: number, { difference }: Figure): string {
  return by === 0 ? "同じ" : difference(by);
}

/** The best of a row, and the one at the other end. Where something is not told, or all are alike, nobody is. */
function marksOf(values: readonly (number | null)[], { id, better, worst }: Figure): readonly CompareCell["mark"][] {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || least === most || id === "reserve") return values.map(() => null);
  const [best, other] = better === "less" ? [least, most] : [most, least];
  const isAlone = known.filter((value) => value === other).length === 1;
  return values.map((value) => {
    if (value === best) return "best";
    return value === other && isAlone && worst !== null ? { worst } : null;
  });
}

function factRow({ id, label, group, of }: Fact, homes: readonly Home[]): CompareRow {
  const cells = homes.map((home) => ({ of: home.dwellingKey, text: of(home) ?? UNTOLD, beside: null, mark: null }));
  return { id, label, group, cells, isEqual: isEqual(cells) };
}

function isEqual(cells: readonly CompareCell[]): boolean {
  return cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text);
}
