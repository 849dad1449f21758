import { formatYen, fromMan } from "#kernel/yen.ts";

export type Option = { readonly value: string; readonly label: string };

const man = (value: number) => formatYen(fromMan(value));

/** Each as its parameter of the address says it. */
export const BUDGETS: readonly Option[] = [2000, 3000, 4000, 5000, 6000, 7000, 8000, 10_000, 15_000, 20_000].map((value) => ({
  value: `-${value}`,
  label: `${man(value)}まで`,
}));
export const SIZES: readonly Option[] = [20, 30, 40, 50, 60, 70, 80, 100].map((value) => ({ value: `${value}-`, label: `${value}㎡以上` }));
export const AGES: readonly Option[] = [5, 10, 15, 20, 25, 30, 40].map((value) => ({ value: `${value}`, label: `${value}年以内` }));
export const WALKS: readonly Option[] = [3, 5, 7, 10, 15, 20].map((value) => ({ value: `${value}`, label: `${value}分以内` }));

/** Kinds that are estimated: of the others there is no 九掛け. */
export const KINDS: readonly Option[] = [
  { value: "condo", label: "中古マンション" },
  { value: "house", label: "一戸建て" },
  { value: "land", label: "土地" },
];

export const FLAGGED_KINDS: readonly string[] = KINDS.map(({ value }) => value);

/** The options with what an address says among them, where none of them is it: `3500-4500` as 3,500〜4,500万円. */
export function optionsWith(options: readonly Option[], said: string, unit: string): readonly Option[] {
  if (said === "" || options.some(({ value }) => value === said)) return options;
  const ends = said.split("-").map((end) => (end === "" ? "" : Number(end).toLocaleString("ja-JP")));
  return [...options, { value: said, label: `${ends.join("〜")}${unit}` }];
}

export const CERTAINTY_OPTIONS: readonly Option[] = [
  { value: "A", label: "A（高い）" },
  { value: "B", label: "B（中）" },
  { value: "C", label: "C（低い）" },
];

/** What a form says, as an address would: ticks of one name become a list. */
export function searchOfForm(entries: Iterable<readonly [string, unknown]>): Record<string, string> {
  const search: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (typeof value !== "string" || value === "") continue;
    search[name] = search[name] === undefined ? value : `${search[name]},${value}`;
  }
  return search;
}
