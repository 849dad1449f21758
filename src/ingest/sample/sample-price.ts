import type { TrendPoint } from "./places.ts";

type Curve = readonly (readonly [x: number, y: number])[];

/** Unit price by age in years, 1 at eight; by size in m², 1 at sixty. Rough shape of the 23 wards' published sales, 2020–2025. */
const BY_AGE: Curve = [
  [0, 1.22],
  [3, 1.13],
  [8, 1],
  [13, 0.93],
  [18, 0.84],
  [23, 0.76],
  [28, 0.69],
  [38, 0.56],
  [48, 0.49],
  [60, 0.45],
];
const BY_SIZE: Curve = [
  [18, 1.02],
  [25, 0.94],
  [32, 0.92],
  [60, 1],
  [80, 1.04],
  [110, 1.1],
];
const PER_WALK_MINUTE = -0.013;
const USUAL_WALK_MINUTES = 7;
const RENOVATION = 0.1;
const RENOVATION_COUNTS_AFTER_YEARS = 10;
const YEN_PER_MAN = 10_000;

export type SampleHome = {
  /** 万円/㎡ of the town. */
  readonly level: number;
  readonly ageYears: number;
  readonly areaM2: number;
  readonly walkMinutes: number;
  readonly renovated: boolean;
  /** How much dearer than its town the building is, in logarithms. */
  readonly buildingEffect: number;
};

/** What a sample condominium is worth in yen when the market stands at `trend`, before the noise of a single sale. */
export function condoValue(home: SampleHome, trend: number): number {
  const renovation = home.renovated && home.ageYears > RENOVATION_COUNTS_AFTER_YEARS ? RENOVATION : 0;
  const effects = Math.exp(home.buildingEffect + PER_WALK_MINUTE * (home.walkMinutes - USUAL_WALK_MINUTES) + renovation);
  return home.level * YEN_PER_MAN * home.areaM2 * along(BY_AGE, home.ageYears) * along(BY_SIZE, home.areaM2) * effects * trend;
}

const HOUSE_YEN_PER_M2 = 220_000;
const HOUSE_LASTS_YEARS = 25;
const HOUSE_REST = 0.08;

/** Land at its unit price, and a wooden house that loses its value in a line over 25 years. 100 m² at 650,000 and 100 m² of 10 years -> 78,200,000. */
export function houseValue(
  house: { readonly landYenPerM2: number; readonly landM2: number; readonly floorM2: number; readonly ageYears: number },
  trend: number,
): number {
  const rest = Math.max(HOUSE_REST, 1 - house.ageYears / HOUSE_LASTS_YEARS);
  return (house.landYenPerM2 * house.landM2 + HOUSE_YEN_PER_M2 * house.floorM2 * rest) * trend;
}

/** The market's level at a quarter: straight lines between the known points, level beyond both ends. */
export function trendAt(points: readonly TrendPoint[], quarter: number): number {
  return along(
    points.map(({ at, index }) => [at, index]),
    quarter,
  );
}

/** As the source publishes: prices with two significant digits, areas in steps of 5 m². 53_480_000 -> 53_000_000; 67.4 -> 65. */
export function publishedPrice(yen: number): number {
  const step = 10 ** (Math.floor(Math.log10(yen)) - 1);
  return Math.round(yen / step) * step;
}

export function publishedArea(areaM2: number): number {
  return Math.max(10, Math.round(areaM2 / 5) * 5);
}

function along(curve: Curve, x: number): number {
  const right = curve.findIndex(([end]) => end >= x);
  const [x1, y1] = curve[right === -1 ? curve.length - 1 : right] ?? [x, 1];
  if (right <= 0) return y1;
  const [x0, y0] = curve[right - 1] ?? [x1, y1];
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
