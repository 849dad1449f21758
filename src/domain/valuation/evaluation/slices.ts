import type {
  AgeBandAccuracy,
  AreaAccuracy,
  FamiliarityAccuracy,
  ModelCard,
  PriceDecileAccuracy,
  SaleRow,
} from "#domain/valuation/core/types.ts";
import { familiarityWith } from "./familiarity.ts";
import type { JudgedSale } from "./judge.ts";
import { sliceAccuracy } from "./metrics.ts";

/** So many areas keep a card of the whole country small. */
export const MOST_AREAS = 250;

/** Each city by its code; of very many, those of most test sales, and the others together. */
export function byArea(judged: readonly JudgedSale[]): Pick<ModelCard, "areas" | "otherAreas"> {
  const cities = [...Map.groupBy(judged, ({ sale }) => sale.cityCode)].sort(
    ([a, some], [b, more]) => more.length - some.length || (a < b ? -1 : 1),
  );
  const others = cities.slice(MOST_AREAS).flatMap(([, ofCity]) => ofCity);
  return {
    areas: cities
      .slice(0, MOST_AREAS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(areaAccuracy),
    otherAreas: others.length === 0 ? null : { areas: cities.length - MOST_AREAS, ...sliceAccuracy(others) },
  };
}

function areaAccuracy([cityCode, ofCity]: readonly [string, readonly JudgedSale[]]): AreaAccuracy {
  return { cityCode, cityName: ofCity[0]?.sale.cityName ?? "", ...sliceAccuracy(ofCity) };
}

/** Sales of buildings that were trained on and of those that were not; the latter again without those of a known town and built year. */
export function byFamiliarity(judged: readonly JudgedSale[], train: readonly SaleRow[]): FamiliarityAccuracy[] {
  const familiarityOf = familiarityWith(train);
  const parts = Map.groupBy(judged, ({ sale }) => familiarityOf(sale));
  const [seen, kin, strangers] = [parts.get("seen") ?? [], parts.get("unseen") ?? [], parts.get("new-group") ?? []];
  return [
    { familiarity: "seen" as const, part: seen },
    { familiarity: "unseen" as const, part: [...kin, ...strangers] },
    { familiarity: "new-group" as const, part: strangers },
  ].flatMap(({ familiarity, part }) => (part.length === 0 ? [] : [{ familiarity, ...sliceAccuracy(part) }]));
}

const DECILES = 10;

/**
 * Tenths of the test sales by their estimate, from the cheapest. Not by the price they were sold for: that holds the error, so the cheapest tenth by price would be
 * the one estimated too high, whatever the model. PRB takes half price and half estimate for the same reason.
 */
export function byPriceDecile(judged: readonly JudgedSale[]): PriceDecileAccuracy[] {
  const sorted = [...judged].sort((a, b) => a.point - b.point);
  const edge = (i: number) => Math.floor((i * sorted.length) / DECILES);
  return Array.from({ length: DECILES }, (_, i) => sorted.slice(edge(i), edge(i + 1))).flatMap((part) =>
    part.length === 0 ? [] : [{ from: yenOf(part[0]), to: yenOf(part.at(-1)), ...sliceAccuracy(part) }],
  );
}

function yenOf(judged: JudgedSale | undefined): number {
  return Math.round(judged?.point ?? 0);
}

/** Whole years at the sale; the last one is of homes whose built year is not known. */
const AGE_BANDS: readonly { readonly from: number | null; readonly to: number | null }[] = [
  { from: 0, to: 5 },
  { from: 6, to: 10 },
  { from: 11, to: 20 },
  { from: 21, to: 30 },
  { from: 31, to: 40 },
  { from: 41, to: null },
  { from: null, to: null },
];

/** A home sold before it was finished counts as new. */
export function byAge(judged: readonly JudgedSale[]): AgeBandAccuracy[] {
  return AGE_BANDS.flatMap((band) => {
    const part = judged.filter(({ sale }) => isInBand(ageAtSale(sale), band));
    return part.length === 0 ? [] : [{ ...band, ...sliceAccuracy(part) }];
  });
}

function ageAtSale({ builtYear, quarter }: SaleRow): number | null {
  return builtYear === null ? null : Math.max(0, quarter.year - builtYear);
}

function isInBand(age: number | null, { from, to }: (typeof AGE_BANDS)[number]): boolean {
  if (age === null || from === null) return age === from;
  return age >= from && age <= (to ?? Number.POSITIVE_INFINITY);
}
