/** Rough shape of what flats of the 23 wards bring: dear towns less, old and small homes more. */
const USUAL = { yield: 0.049, level: 90, areaM2: 55, ageYears: 15 };
const PER_YEAR_OF_AGE = 0.00028;
const PER_DOUBLING_OF_AREA = -0.0035;
const PER_DOUBLING_OF_LEVEL = -0.004;
const BOUNDS = { least: 0.034, most: 0.07 };

export type LetHome = { readonly level: number; readonly ageYears: number; readonly areaM2: number };

/** A year's rent as a share of the price: 55 m² of fifteen years in a town of 900,000 yen/m² -> 0.049. */
export function grossYield({ level, ageYears, areaM2 }: LetHome): number {
  const raw =
    USUAL.yield +
    PER_YEAR_OF_AGE * (Math.min(ageYears, 45) - USUAL.ageYears) +
    PER_DOUBLING_OF_AREA * Math.log2(areaM2 / USUAL.areaM2) +
    PER_DOUBLING_OF_LEVEL * Math.log2(level / USUAL.level);
  return Math.min(BOUNDS.most, Math.max(BOUNDS.least, raw));
}
