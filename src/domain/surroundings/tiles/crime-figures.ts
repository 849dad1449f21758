import { oneDecimal } from "#domain/surroundings/tiles/market-figures.ts";
import { kilometreAt } from "#domain/surroundings/tiles/mesh-square.ts";
import type { Bounds } from "#domain/surroundings/tiles/tile-square.ts";

type TownData = { readonly lon: number; readonly lat: number; readonly town: string; readonly data: Readonly<Record<string, unknown>> };

export type CrimeFigure = {
  readonly mesh: number;
  readonly name: string;
  /** Mean fifth of the towns, 1–5. */
  readonly value: number;
  /** Incidents counted in the newest year. */
  readonly n: number;
  /** Mean of their rates: crimes a year for 1,000 people. */
  readonly rate: number | null;
};

/** Towns whose centre lies in a square of 1 km, put together; towns that are not sorted into fifths are left out. */
export function crimeFigures(towns: readonly TownData[]): CrimeFigure[] {
  const byMesh = Map.groupBy(
    towns.filter(({ data }) => typeof data.quintile === "number"),
    ({ lon, lat }) => kilometreAt(lon, lat),
  );
  return [...byMesh].map(([mesh, own]) => {
    const rates = own.flatMap(({ data }) => (typeof data.rate === "number" ? [data.rate] : []));
    return {
      mesh,
      name: own[0]?.town ?? "",
      value: Math.round(mean(own.map(({ data }) => Number(data.quintile)))),
      n: own.reduce((sum, { data }) => sum + newestTotal(data), 0),
      rate: rates.length > 0 ? oneDecimal(mean(rates)) : null,
    };
  });
}

/** A box grown to whole squares of 1 km, so that none is put together from a part of its towns. */
export function wholeKilometres({ west, south, east, north }: Bounds): Bounds {
  return {
    west: Math.floor(west * 80) / 80,
    east: Math.ceil(east * 80) / 80,
    south: Math.floor(south * 120) / 120,
    north: Math.ceil(north * 120) / 120,
  };
}

function newestTotal(data: Readonly<Record<string, unknown>>): number {
  const newest = Object.keys(data)
    .filter((key) => /^\d{4}$/.test(key))
    .toSorted()
    .at(-1);
  const counts = newest === undefined ? null : data[newest];
  return typeof counts === "object" && counts !== null && "total" in counts && typeof counts.total === "number" ? counts.total : 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
