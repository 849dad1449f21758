/** A 地価公示 point: yen/m² of land by year, the oldest first. */
export type LandPriceHistory = {
  readonly use: string | null;
  readonly years: readonly { readonly year: number; readonly yenPerM2: number }[];
};

/** Change of the newest price against `yearsAgo` years before, as a share (0.032 = +3.2 %); null where that year is not told. */
export function landPriceChange({ years }: Pick<LandPriceHistory, "years">, yearsAgo: number): number | null {
  const newest = years.at(-1);
  const before = newest && years.find(({ year }) => year === newest.year - yearsAgo);
  return newest && before ? newest.yenPerM2 / before.yenPerM2 - 1 : null;
}
