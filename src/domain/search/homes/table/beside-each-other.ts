import type { Offer } from "#domain/search/homes/offer.ts";
import { JAPAN } from "#kernel/geo.ts";
import { interleaved } from "#kernel/z-order.ts";

type Home = readonly [dwellingKey: string, offers: readonly Offer[]];

/** Bits of a side: squares of some hundred metres. */
const BITS = 13;

/** Homes in an order in which neighbours stand beside each other, so that a window of the map reads few parts of each column. */
export function besideEachOther(homes: readonly Home[]): Home[] {
  const most = 2 ** Math.ceil(Math.log2(homes.length + 1));
  // Number and place in one, as numbers sort much faster than a function compares.
  const packed = Float64Array.from(homes, ([, offers], i) => squareOf(offers[0]?.place ?? null) * most + i).sort();
  return Array.from(packed, (value) => homes[value % most] ?? ["", []]);
}

function squareOf(place: Offer["place"]): number {
  if (place === null) return 0;
  const side = 2 ** BITS - 1;
  const x = Math.floor(((place.lon - JAPAN.west) / (JAPAN.east - JAPAN.west)) * side);
  const y = Math.floor(((place.lat - JAPAN.south) / (JAPAN.north - JAPAN.south)) * side);
  return interleaved(Math.min(side, Math.max(0, x)), Math.min(side, Math.max(0, y)), BITS);
}
