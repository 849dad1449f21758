import { z } from "zod";
import type { LandPriceHistory } from "./land-price-change.ts";

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
