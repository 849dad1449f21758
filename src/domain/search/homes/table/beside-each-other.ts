import type { Offer } from "#domain/search/homes/offer.ts";
import { JAPAN } from "#kernel/geo.ts";
import { interleaved } from "#kernel/map/z-order.ts";

/** Bits of a side: squares of some hundred metres. */
const BITS = 13;

/** The number of the square that a home with these offers lies in; squares beside each other have numbers that mostly are. */
export function squareOf(offers: readonly Offer[]): number {
  const place = offers[0]?.place ?? null;
  if (place === null) return 0;
  const side = 2 ** BITS - 1;
  const x = Math.floor(((place.lon - JAPAN.west) / (JAPAN.east - JAPAN.west)) * side);
  const y = Math.floor(((place.lat - JAPAN.south) / (JAPAN.north - JAPAN.south)) * side);
  return interleaved(Math.min(side, Math.max(0, x)), Math.min(side, Math.max(0, y)), BITS);
}

/** Places in the list of squares, in an order in which neighbours stand beside each other: then a window of the map reads few parts of each column. */
export function besideEachOther(squares: readonly number[]): Uint32Array {
  const most = 2 ** Math.ceil(Math.log2(squares.length + 1));
  // Number and place in one, as numbers sort much faster than a function compares.
  const packed = new Float64Array(squares.length);
  for (let i = 0; i < packed.length; i += 1) packed[i] = (squares[i] ?? 0) * most + i;
  packed.sort();
  const order = new Uint32Array(packed.length);
  for (let i = 0; i < order.length; i += 1) order[i] = (packed[i] ?? 0) % most;
  return order;
}
