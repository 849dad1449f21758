import type { CrimeFactsResponse } from "#api/client/client.ts";

export type CrimeYear = CrimeFactsResponse["years"][number];

/** Types of crime that concern homes and the way to them, as the police count them. */
export const CRIME_TYPES = [
  { id: "burglary", title: "侵入窃盗（空き巣など）" },
  { id: "snatch", title: "ひったくり" },
  { id: "bicycle", title: "自転車盗" },
  { id: "carParts", title: "車上ねらい" },
  { id: "violence", title: "粗暴犯（暴行など）" },
] as const;

/** Fewer crimes than this in a year: one more or less changes the picture. */
export const SMALL_COUNT = 20;

/** Counts by 町丁目 are published by 警視庁 alone: elsewhere there is nothing that could be imported. */
export function reached(crime: CrimeFactsResponse | null, prefecture: string): CrimeFactsResponse | null {
  return crime?.state === "no_data" && prefecture !== "東京都" ? { ...crime, state: "out_of_area" } : crime;
}

export function countText(count: number | null): string {
  return count === null ? "不明" : `${count.toLocaleString("ja-JP")}件`;
}

const CLASSES = ["少ないほう", "やや少ないほう", "中ほど", "やや多いほう", "多いほう"] as const;

/** 1 fewest … 5 most: 「都内の町丁目を5つに分けた、少ないほうの区分」. */
export function quintileWords(quintile: number): string {
  return `5段階の${quintile}（${CLASSES[quintile - 1] ?? "不明"}）`;
}

/** 「江東区の150の町丁目のうち、件数の多いほうから45番目(2025年)」. */
export function cityRankWords(cityName: string, { rank, of, year }: NonNullable<CrimeFactsResponse["cityRank"]>): string {
  return `${cityName}の${of}町丁目のうち、件数の多いほうから${rank}番目（${year}年）`;
}

/** The last `most` years, oldest first, those without a count included. */
export function lastYears<Y extends { readonly year: number }>(years: readonly Y[], most = 5): readonly Y[] {
  return years.toSorted((a, b) => a.year - b.year).slice(-most);
}

/** How a count changed over the years shown: 「5年で42件から31件」; null without two counts. */
export function trendWords(years: readonly { readonly year: number; readonly total: number | null }[]): string | null {
  const known = years.filter((each): each is { year: number; total: number } => each.total !== null);
  const [first, last] = [known.at(0), known.at(-1)];
  if (!first || !last || first.year === last.year) return null;
  return `${first.year}年の${countText(first.total)}から、${last.year}年は${countText(last.total)}です。`;
}
