import type { SaleRow } from "#domain/valuation/core/types.ts";
import { townKey } from "#domain/valuation/engine/features/home.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { quarterIndex } from "#kernel/quarter.ts";

/** Past sales, found by town or by the square of the map they lie in. Built once for an engine; what every search looks at lies in flat arrays. */
export type SaleIndex = {
  readonly sales: readonly SaleRow[];
  readonly quarters: Int32Array;
  readonly areas: Float64Array;
  /** NaN when unknown. */
  readonly builtYears: Float64Array;
  /** Number of the town, by `towns`. */
  readonly townOf: Int32Array;
  readonly towns: ReadonlyMap<string, number>;
  readonly byTown: readonly (readonly number[])[];
  readonly bySquare: ReadonlyMap<number, readonly number[]>;
};

/** Squares of 0.01° (1.1 km north to south, 0.9 km east to west at 35° N). */
const SQUARES_PER_DEGREE = 100;
const METRES_PER_DEGREE = 111_195;
/** More squares than there are from south to north. */
const ROW = 100_000;

export function indexSales(sales: readonly SaleRow[]): SaleIndex {
  const towns = new Map<string, number>();
  const townOf = Int32Array.from(sales, (sale) => numberOf(towns, townKey(sale)));
  const byTown: number[][] = Array.from(towns, () => []);
  const bySquare = new Map<number, number[]>();
  sales.forEach(({ place }, i) => {
    byTown[townOf[i] as number]?.push(i);
    if (place) append(bySquare, squareOf(place), i);
  });
  return {
    sales,
    quarters: Int32Array.from(sales, (sale) => quarterIndex(sale.quarter)),
    areas: Float64Array.from(sales, (sale) => sale.areaM2),
    builtYears: Float64Array.from(sales, (sale) => sale.builtYear ?? Number.NaN),
    townOf,
    towns,
    byTown,
    bySquare,
  };
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}

function append(lists: Map<number, number[]>, key: number, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function squareOf({ lon, lat }: LonLat): number {
  return Math.floor(lon * SQUARES_PER_DEGREE) * ROW + Math.floor(lat * SQUARES_PER_DEGREE);
}

/** How many squares to either side a circle may touch. */
function reachOf({ lat }: LonLat, radiusM: number): readonly [x: number, y: number] {
  const squares = (radiusM / METRES_PER_DEGREE) * SQUARES_PER_DEGREE;
  return [Math.ceil(squares / Math.cos((lat * Math.PI) / 180)), Math.ceil(squares)];
}

/** The sales of each square that a circle of this radius touches: some lie outside it, none inside is missed. */
export function squaresAround({ bySquare }: SaleIndex, place: LonLat, radiusM: number): (readonly number[])[] {
  const [reachX, reachY] = reachOf(place, radiusM);
  const centre = squareOf(place);
  const squares: (readonly number[])[] = [];
  for (let x = -reachX; x <= reachX; x += 1) {
    for (let y = -reachY; y <= reachY; y += 1) squares.push(bySquare.get(centre + x * ROW + y) ?? []);
  }
  return squares;
}

/** The same squares, nearest first, each with a distance that none of its sales falls short of. */
export function squaresByDistance(
  { bySquare }: SaleIndex,
  place: LonLat,
  radiusM: number,
): { readonly sales: readonly number[]; readonly atLeastM: number }[] {
  const [reachX, reachY] = reachOf(place, radiusM);
  const [column, row] = [Math.floor(place.lon * SQUARES_PER_DEGREE), Math.floor(place.lat * SQUARES_PER_DEGREE)];
  const squares: { sales: readonly number[]; atLeastM: number }[] = [];
  for (let x = column - reachX; x <= column + reachX; x += 1) {
    for (let y = row - reachY; y <= row + reachY; y += 1) {
      const sales = bySquare.get(x * ROW + y);
      if (sales) squares.push({ sales, atLeastM: distanceToSquare(place, x, y) });
    }
  }
  return squares.sort((a, b) => a.atLeastM - b.atLeastM);
}

/** A hundredth off, as degrees of longitude grow shorter to the north. */
function distanceToSquare(place: LonLat, x: number, y: number): number {
  const lon = Math.min(Math.max(place.lon, x / SQUARES_PER_DEGREE), (x + 1) / SQUARES_PER_DEGREE);
  const lat = Math.min(Math.max(place.lat, y / SQUARES_PER_DEGREE), (y + 1) / SQUARES_PER_DEGREE);
  return 0.99 * distanceM(place, { lon, lat });
}
