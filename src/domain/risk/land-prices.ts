import { z } from "zod";

/** A 地価公示 point: yen/m² of land by year, the oldest first. */
export type LandPriceHistory = {
  readonly use: string | null;
  readonly years: readonly { readonly year: number; readonly yenPerM2: number }[];
};

const dataSchema = z.object({
  use: z.string().nullish(),
  history: z.record(z.string().regex(/^\d{4}$/), z.number().positive()),
});

/** What the stored facts of a point tell; null where they hold no price. */
export function landPriceHistory(data: Readonly<Record<string, unknown>>): LandPriceHistory | null {
  const read = dataSchema.safeParse(data);
  if (!read.success) return null;
  const years = Object.entries(read.data.history).map(([year, yenPerM2]) => ({ year: Number(year), yenPerM2 }));
  if (years.length === 0) return null;
  return { use: read.data.use ?? null, years: years.sort((a, b) => a.year - b.year) };
}

/** Change of the newest price against `yearsAgo` years before, as a share (0.032 = +3.2 %); null where that year is not told. */
export function landPriceChange({ years }: Pick<LandPriceHistory, "years">, yearsAgo: number): number | null {
  const newest = years.at(-1);
  const before = newest && years.find(({ year }) => year === newest.year - yearsAgo);
  return newest && before ? newest.yenPerM2 / before.yenPerM2 - 1 : null;
}
