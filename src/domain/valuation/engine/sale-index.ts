import type { SaleRow } from "#domain/valuation/core/types.ts";
import { townKey } from "#domain/valuation/engine/features/home.ts";
import type { LonLat } from "#kernel/geo.ts";
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

/** The sales of each square that a circle of this radius touches: some lie outside it, none inside is missed. */
export function squaresAround({ bySquare }: SaleIndex, place: LonLat, radiusM: number): (readonly number[])[] {
  const reachY = Math.ceil((radiusM / METRES_PER_DEGREE) * SQUARES_PER_DEGREE);
  const reachX = Math.ceil(((radiusM / METRES_PER_DEGREE) * SQUARES_PER_DEGREE) / Math.cos((place.lat * Math.PI) / 180));
  const centre = squareOf(place);
  const squares: (readonly number[])[] = [];
  for (let x = -reachX; x <= reachX; x += 1) {
    for (let y = -reachY; y <= reachY; y += 1) squares.push(bySquare.get(centre + x * ROW + y) ?? []);
  }
  return squares;
}
