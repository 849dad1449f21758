import type { SaleRow } from "#domain/valuation/core/types.ts";
import { townKey } from "#domain/valuation/engine/features/home.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { quarterIndex } from "#kernel/quarter.ts";

/** What every search looks at of sales, in flat arrays. */
export type SaleColumns = {
  readonly quarters: Int32Array;
  readonly areas: Float64Array;
  /** NaN when unknown. */
  readonly builtYears: Float64Array;
};

/** The sales of a square, the newest first: their numbers, those of their towns, and their columns side by side, so that a search reads on and on. */
export type Square = SaleColumns & { readonly sales: Int32Array; readonly townOf: Int32Array };

/** Past sales, found by town or by the square of the map they lie in. Built once for an engine. */
export type SaleIndex = SaleColumns & {
  readonly sales: readonly SaleRow[];
  readonly towns: ReadonlyMap<string, number>;
  readonly byTown: readonly (readonly number[])[];
  readonly bySquare: ReadonlyMap<number, Square>;
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
  const inSquare = new Map<number, number[]>();
  sales.forEach(({ place }, i) => {
    byTown[townOf[i] as number]?.push(i);
    if (place) append(inSquare, squareOf(place), i);
  });
  const columns = {
    quarters: Int32Array.from(sales, (sale) => quarterIndex(sale.quarter)),
    areas: Float64Array.from(sales, (sale) => sale.areaM2),
    builtYears: Float64Array.from(sales, (sale) => sale.builtYear ?? Number.NaN),
  };
  const bySquare = new Map([...inSquare].map(([square, numbers]) => [square, squareFrom(numbers, columns, townOf)]));
  return { sales, ...columns, towns, byTown, bySquare };
}

function squareFrom(numbers: readonly number[], { quarters, areas, builtYears }: SaleColumns, townOf: Int32Array): Square {
  const sales = Int32Array.from(numbers).sort((a, b) => (quarters[b] as number) - (quarters[a] as number));
  return {
    sales,
    quarters: sales.map((i) => quarters[i] as number),
    areas: Float64Array.from(sales, (i) => areas[i] as number),
    builtYears: Float64Array.from(sales, (i) => builtYears[i] as number),
    townOf: sales.map((i) => townOf[i] as number),
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
export function squaresAround({ bySquare }: SaleIndex, place: LonLat, radiusM: number): Square[] {
  const [reachX, reachY] = reachOf(place, radiusM);
  const centre = squareOf(place);
  const squares: Square[] = [];
  for (let x = -reachX; x <= reachX; x += 1) {
    for (let y = -reachY; y <= reachY; y += 1) {
      const square = bySquare.get(centre + x * ROW + y);
      if (square) squares.push(square);
    }
  }
  return squares;
}

/** The same squares, nearest first, each with a distance that none of its sales falls short of. */
export function squaresByDistance(
  { bySquare }: SaleIndex,
  place: LonLat,
  radiusM: number,
): { readonly square: Square; readonly atLeastM: number }[] {
  const [reachX, reachY] = reachOf(place, radiusM);
  const [column, row] = [Math.floor(place.lon * SQUARES_PER_DEGREE), Math.floor(place.lat * SQUARES_PER_DEGREE)];
  const squares: { square: Square; atLeastM: number }[] = [];
  for (let x = column - reachX; x <= column + reachX; x += 1) {
    for (let y = row - reachY; y <= row + reachY; y += 1) {
      const square = bySquare.get(x * ROW + y);
      if (square) squares.push({ square, atLeastM: distanceToSquare(place, x, y) });
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
