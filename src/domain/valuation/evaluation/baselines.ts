import type { SaleRow } from "#domain/valuation/core/types.ts";
import { logUnitPrice, townKey } from "#domain/valuation/engine/features/home.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { leastSquares } from "./least-squares.ts";
import { quantile } from "./quantile.ts";

/** A yardstick: the price it would give each test sale, from the training sales alone. */
export type Baseline = (train: readonly SaleRow[], test: readonly SaleRow[]) => number[];

const medianOf = (sales: readonly SaleRow[]) => Math.exp(quantile(sales.map(logUnitPrice), 0.5));

/** The median unit price of the town in the last four training quarters (of the city where the town has no sale in them), times the area. */
export const townMedian: Baseline = (train, test) => {
  const lastYear = latest(train, 4);
  const towns = mediansBy(lastYear, townKey);
  const cities = mediansBy(lastYear, (sale) => sale.cityCode);
  const all = medianOf(train);
  return test.map((sale) => sale.areaM2 * (towns.get(townKey(sale)) ?? cities.get(sale.cityCode) ?? all));
};

function latest(sales: readonly SaleRow[], quarters: number): SaleRow[] {
  const last = sales.reduce((most, sale) => Math.max(most, quarterIndex(sale.quarter)), 0);
  return sales.filter((sale) => quarterIndex(sale.quarter) > last - quarters);
}

function mediansBy(sales: readonly SaleRow[], key: (sale: SaleRow) => string): Map<string, number> {
  return new Map([...Map.groupBy(sales, key)].map(([at, group]) => [at, medianOf(group)]));
}

const RECENT_QUARTERS = 8;
const LEAST_ALIKE = 3;

/**
 * What a careful person does by hand: the median unit price of like homes in the last two years, loosening what "like" means until there are three: the same building
 * where it is known, then the town. Anonymised rows stand at the centre of their town, so that a radius of 800 m in place of the town finds no better ones (median
 * error 13.0 instead of 12.9 %, 23 wards, train until 2023Q2).
 */
export const comparables: Baseline = (train, test) => {
  const recent = latest(train, RECENT_QUARTERS);
  const towns = Map.groupBy(recent, townKey);
  const fallback = townMedian(train, test);
  return test.map((sale, i) => {
    const alike = firstFilled(LIKENESS, towns.get(townKey(sale)) ?? [], sale);
    return alike ? sale.areaM2 * medianOf(alike) : (fallback[i] ?? 0);
  });
};

type Likeness = (other: SaleRow, sale: SaleRow) => boolean;

const isOfLikeSize: Likeness = (other, sale) => Math.abs(other.areaM2 / sale.areaM2 - 1) <= 0.2;
const isOfLikeAge =
  (years: number): Likeness =>
  (other, sale) =>
    other.builtYear === null || sale.builtYear === null
      ? other.builtYear === sale.builtYear
      : Math.abs(other.builtYear - sale.builtYear) <= years;

const LIKENESS: readonly Likeness[] = [
  (other, sale) => sale.apartmentKey !== null && other.apartmentKey === sale.apartmentKey,
  (other, sale) => isOfLikeAge(0)(other, sale) && isOfLikeSize(other, sale),
  (other, sale) => isOfLikeAge(5)(other, sale) && isOfLikeSize(other, sale),
  isOfLikeAge(5),
];

function firstFilled(likeness: readonly Likeness[], sales: readonly SaleRow[], sale: SaleRow): SaleRow[] | null {
  for (const isLike of likeness) {
    const alike = sales.filter((other) => isLike(other, sale));
    if (alike.length >= LEAST_ALIKE) return alike;
  }
  return null;
}

/** Ordinary least squares on log unit price: size, age, renovation, price category, time, and one level for each city. */
export const hedonic: Baseline = (train, test) => {
  const cities = [...new Set(train.map((sale) => sale.cityCode))].sort();
  const columns = (sale: SaleRow) => hedonicColumns(sale, cities);
  const coefficients = leastSquares(train.map(columns), train.map(logUnitPrice));
  return test.map((sale) => sale.areaM2 * Math.exp(columns(sale).reduce((sum, x, i) => sum + x * (coefficients[i] ?? 0), 0)));
};

/** An age that is not known counts as this one, and is marked. */
const USUAL_AGE = 20;

function hedonicColumns(sale: SaleRow, cities: readonly string[]): number[] {
  const year = quarterIndex(sale.quarter) / 4;
  const age = sale.builtYear === null ? USUAL_AGE : year - sale.builtYear;
  return [
    Math.log(sale.areaM2),
    Math.log(sale.areaM2) ** 2,
    age,
    age ** 2,
    Number(sale.builtYear === null),
    Number(sale.renovated === true),
    Number(sale.priceCategory === "contract"),
    year - 2020,
    ...cities.map((city) => Number(city === sale.cityCode)),
  ];
}
