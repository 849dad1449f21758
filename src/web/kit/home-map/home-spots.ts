import type { LonLat } from "#kernel/geo.ts";

/** A rectangle of the map in degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** The homes of one spot; the cheapest of them speaks. Pins of a search have this shape and more. */
export type HomeSpot = {
  readonly key: string;
  readonly lon: number;
  readonly lat: number;
  readonly price: number;
  readonly grade: "A" | "B" | "C" | "check" | "near" | null;
  readonly count: number;
  readonly placePrecision: "building" | "block" | "town";
};

/** Homes near each other; `box` holds them all. */
export type HomeCluster = { readonly lon: number; readonly lat: number; readonly count: number; readonly box: Box };

/** What lies in a window: either spots or, where there are too many, clusters. */
export type HomeSpots<Spot extends HomeSpot = HomeSpot> = {
  readonly total: number;
  readonly pins: readonly Spot[];
  readonly clusters: readonly HomeCluster[];
};

/** A price as a pin has room for it, in 万円: `6,180`, `1.23億`, `2億`. */
export function pinPrice(yen: number): string {
  const man = Math.round(yen / 10_000);
  if (man < 10_000) return man.toLocaleString("ja-JP");
  return `${Number((Math.floor(man / 100) / 100).toFixed(2))}億`;
}

/** The rectangle around all that a map shows; null: nothing. */
export function boxOfSpots({ pins, clusters }: Pick<HomeSpots, "pins" | "clusters">): Box | null {
  const boxes = [...clusters.map(({ box }) => box), ...pins.map(({ lon, lat }) => ({ west: lon, south: lat, east: lon, north: lat }))];
  if (boxes.length === 0) return null;
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  };
}

/** A rectangle of some metres around one spot, for asking what stands on it. */
export function boxAroundSpot({ lon, lat }: LonLat): Box {
  const metre = 0.000_02;
  return { west: lon - metre, south: lat - metre, east: lon + metre, north: lat + metre };
}
