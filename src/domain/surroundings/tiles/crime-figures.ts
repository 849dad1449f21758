import { oneDecimal } from "./market-figures.ts";
import { kilometreAt } from "./mesh-square.ts";
import type { Dot } from "./price-dots.ts";
import type { Bounds } from "./tile-square.ts";

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
export function grownToKilometres({ west, south, east, north }: Bounds): Bounds {
  return {
    west: Math.floor(west * 80) / 80,
    east: Math.ceil(east * 80) / 80,
    south: Math.floor(south * 120) / 120,
    north: Math.ceil(north * 120) / 120,
  };
}

/** A town with its fifth `r` (1–5, none where it is not sorted), the incidents `n` of the newest year `y`, and its rate for 1,000 people a year. */
export function crimeDot({ town, lon, lat, data }: TownData): Dot {
  const newest = newestYear(data);
  return {
    lon,
    lat,
    tags: {
      t: town,
      ...(typeof data.quintile === "number" && { r: data.quintile }),
      ...(newest && { n: newest.total, y: newest.year }),
      ...(typeof data.rate === "number" && { rate: oneDecimal(data.rate) }),
    },
  };
}

function newestTotal(data: TownData["data"]): number {
  return newestYear(data)?.total ?? 0;
}

/** Null where the newest year tells no total. */
function newestYear(data: TownData["data"]): { readonly year: number; readonly total: number } | null {
  const newest = Object.keys(data)
    .filter((key) => /^\d{4}$/.test(key))
    .toSorted()
    .at(-1);
  const counts = newest === undefined ? null : data[newest];
  const hasTotal = typeof counts === "object" && counts !== null && "total" in counts && typeof counts.total === "number";
  return hasTotal ? { year: Number(newest), total: Number(counts.total) } : null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
