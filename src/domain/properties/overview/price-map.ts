import { classBounds, classOf } from "./price-classes.ts";
import { type PriceSquare, type SquareMap, squaresOf } from "./price-squares.ts";
import type { TownPoint, TownPrice } from "./types.ts";

/** A median of fewer sales is not drawn: the town is hatched as 件数不足. */
const FEW_SALES = 5;

/** A square with its class from 0, or null where too few homes were sold in its town. */
type ClassedSquare = PriceSquare & { readonly classOf: number | null };

/** The middle of a city's squares, in squares. */
type CityMark = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly column: number;
  readonly row: number;
  readonly size: number;
};

export type PriceMap = Omit<SquareMap, "squares"> & {
  readonly squares: readonly ClassedSquare[];
  /** Where the classes begin from the second on, in 万円/㎡. */
  readonly bounds: readonly number[];
  /** The largest first. */
  readonly cities: readonly CityMark[];
};

/** The map of unit prices by town: every square has the class of its town's median. It shows the cities in which homes are sold in numbers. */
export function priceMap(points: readonly TownPoint[], towns: readonly TownPrice[]): PriceMap {
  const shown = busyCities(towns);
  const { squares, ...size } = squaresOf(points.filter(({ cityCode }) => shown.has(cityCode)));
  const known = towns.filter(({ n }) => n >= FEW_SALES);
  const priceOf = new Map(known.map(({ cityCode, town, medianYenPerM2 }) => [`${cityCode}/${town}`, medianYenPerM2]));
  const manYen = ({ cityCode, town }: PriceSquare) => {
    const yen = priceOf.get(`${cityCode}/${town}`) ?? null;
    return yen === null ? null : yen / 10_000;
  };
  const bounds = classBounds(squares.map(manYen).filter((value) => value !== null));
  const classed = squares.map((square) => {
    const value = manYen(square);
    return { ...square, classOf: value === null ? null : classOf(value, bounds) };
  });
  return { ...size, squares: classed, bounds, cities: cityMarks(squares, towns) };
}

/** Cities with a tenth or more of the sales of the busiest one: the others would be a sheet of 件数不足 that leaves the rest no room. */
function busyCities(towns: readonly TownPrice[]): ReadonlySet<string> {
  const salesOf = Map.groupBy(towns, ({ cityCode }) => cityCode);
  const sales = [...salesOf].map(([cityCode, own]) => ({ cityCode, n: own.reduce((sum, { n }) => sum + n, 0) }));
  const most = sales.reduce((max, { n }) => Math.max(max, n), 0);
  return new Set(sales.filter(({ n }) => n * LEAST_SHARE >= most).map(({ cityCode }) => cityCode));
}

const LEAST_SHARE = 10;

function cityMarks(squares: readonly PriceSquare[], towns: readonly TownPrice[]): CityMark[] {
  const nameOf = new Map(towns.map(({ cityCode, cityName }) => [cityCode, cityName]));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [...Map.groupBy(squares, ({ cityCode }) => cityCode)]
    .map(([cityCode, own]) => ({
      ...{ cityCode, cityName: nameOf.get(cityCode) ?? "" },
      column: mean(own.map(({ column }) => column + 0.5)),
      row: mean(own.map(({ row }) => row + 0.5)),
      size: own.length,
    }))
    .toSorted((a, b) => b.size - a.size || (a.cityCode < b.cityCode ? -1 : 1));
}
