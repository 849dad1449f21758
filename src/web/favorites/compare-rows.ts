import { NOTICE_LABELS } from "#kernel/home/notice-labels.ts";
import { FIGURES } from "./compare-figures.ts";
import { COMPARE_GROUPS, type CompareCell, type ComparedHome, type CompareGroup, type CompareRow, type Figure } from "./compare-types.ts";

type Fact = {
  readonly id: string;
  readonly label: string;
  readonly group: CompareGroup;
  readonly of: (home: ComparedHome) => string | null;
};

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

function floorWords({ floor, totalFloors }: ComparedHome): string | null {
  if (floor === null) return null;
  return totalFloors === null ? `${floor}階` : `${floor}階（${totalFloors}階建）`;
}

/** What is not told is said to be so, and is neither best nor equal to anything that is. */
const UNTOLD = "未掲載";

/** Homes beside each other, row by row: differences are from the home at `base`. */
export function compareRows(homes: readonly ComparedHome[], base: number, today: string): readonly CompareRow[] {
  const figures = FIGURES.map((figure) => figureRow(figure, homes, { base, today }));
  const facts = FACTS.map((fact) => factRow(fact, homes));
  return (Object.keys(COMPARE_GROUPS) as CompareGroup[]).flatMap((group) => [...figures, ...facts].filter((row) => row.group === group));
}

function figureRow(
  figure: Figure,
  homes: readonly ComparedHome[],
  { base, today }: { readonly base: number; readonly today: string },
): CompareRow {
  const values = homes.map((home) => figure.of(home, today));
  const marks = marksOf(values, figure);
  const own = values[base] ?? null;
  const cells = homes.map((home, index): CompareCell => {
    const of = home.dwellingKey;
    const value = values[index] ?? null;
    const told = figure.beside?.(home) ?? null;
    if (value === null) return { of, text: figure.absent ?? UNTOLD, beside: told, mark: null, points: null };
    const difference = differenceWords(index === base ? null : value, own, figure);
    const beside = [told, difference].filter((part) => part !== null).join("・");
    const points = figure.isPoints ? value : null;
    return { of, text: figure.words(value, home), beside: beside === "" ? null : beside, mark: marks[index] ?? null, points };
  });
  const { id, label, group, note = null } = figure;
  // Where no difference is said, what stands beside the figure is part of it.
  const isAlike = figure.difference !== null || new Set(cells.map(({ beside }) => beside)).size === 1;
  return { id, label, note, group, cells, isEqual: isAlike && isEqual(cells) };
}

/** `value` null: it is the base itself. Null where nothing is said. */
function differenceWords(value: number | null, own: number | null, { difference }: Figure): string | null {
  if (difference === null) return null;
  if (value === null) return "基準";
  if (own === null) return null;
  return value === own ? "同じ" : difference(value - own);
}

/** The best of a row, and the one at the other end. Where all are alike, or most of them are best, nobody stands out. */
function marksOf(values: readonly (number | null)[], { better, worst }: Figure): readonly CompareCell["mark"][] {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || least === most || better === null) return values.map(() => null);
  const [best, other] = better === "less" ? [least, most] : [most, least];
  const isFew = known.filter((value) => value === best).length * 2 <= known.length;
  const isAlone = known.filter((value) => value === other).length === 1;
  return values.map((value) => {
    if (value === best) return isFew ? "best" : null;
    return value === other && isAlone && worst !== null ? { worst } : null;
  });
}

function factRow({ id, label, group, of }: Fact, homes: readonly ComparedHome[]): CompareRow {
  const cells = homes.map((home) => ({ of: home.dwellingKey, text: of(home) ?? UNTOLD, beside: null, mark: null, points: null }));
  return { id, label, note: null, group, cells, isEqual: isEqual(cells) };
}

function isEqual(cells: readonly CompareCell[]): boolean {
  return cells.length > 1 && cells.every(({ text }) => text === cells[0]?.text);
}
