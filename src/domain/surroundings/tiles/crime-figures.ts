import type { Tags } from "#domain/surroundings/tile-format/tile-feature.ts";
import { oneDecimal } from "./market-figures.ts";
import type { Dot } from "./price-dots.ts";

type TownData = { readonly lon: number; readonly lat: number; readonly town: string; readonly data: Readonly<Record<string, unknown>> };

/** A town as an area: its fifth `v` (1–5), the incidents `n` of the newest year, and its rate for 1,000 people a year. Null where it is not sorted into fifths. */
export function crimeTags({ town, lon, lat, data }: TownData): Tags | null {
  if (typeof data.quintile !== "number") return null;
  const { n, rate } = crimeDot({ town, lon, lat, data }).tags;
  return { t: town, v: data.quintile, n: n ?? 0, ...(rate !== undefined && { rate }) };
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
