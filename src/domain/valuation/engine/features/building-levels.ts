import type { SaleRow } from "#domain/valuation/core/types.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import type { Home } from "./home.ts";

/** A building's sales of the last years: sizes in m², rising, and how each lies beside market, city and size (logs of yen per m²). */
type BuildingSales = { readonly areas: Float32Array; readonly levels: Float32Array };

/** By the key of the building; empty where no sale carries one, as published sales do not. */
export type BuildingLevels = ReadonlyMap<string, BuildingSales>;

/** What is still shown beside a price that stands for two quarters later: comparables reach twelve back. A building grows older, and earlier sales were of a younger one. */
const QUARTERS_BACK = 10;
/** Homes whose sizes differ by no more than this ratio are of one size. A whole number of classes would part 75 from 77 m². */
const SIZE_RATIO = 1.25;

/** `levels[i]` is what is left of sale i's log unit price beside market, city and size in its own quarter. */
export function fitBuildingLevels(sales: readonly SaleRow[], levels: Float32Array, lastQuarter: number): BuildingLevels {
  const rows = sales.flatMap(({ apartmentKey, areaM2, quarter }, i) => {
    const isLate = quarterIndex(quarter) >= lastQuarter - QUARTERS_BACK;
    return apartmentKey !== null && isLate ? [{ apartmentKey, areaM2, level: levels[i] as number }] : [];
  });
  return new Map(
    [...Map.groupBy(rows, ({ apartmentKey }) => apartmentKey)].map(([key, own]) => {
      const sorted = own.toSorted((a, b) => a.areaM2 - b.areaM2);
      return [key, { areas: Float32Array.from(sorted, ({ areaM2 }) => areaM2), levels: Float32Array.from(sorted, ({ level }) => level) }];
    }),
  );
}

/** The sales of the home's building that were of about its size. A flat of 60 m² -> those of 48–75 m². */
export function salesOfItsSize(
  buildings: BuildingLevels,
  { apartmentKey, areaM2 }: Pick<Home, "apartmentKey" | "areaM2">,
): { readonly areaM2: number; readonly level: number }[] {
  const own = apartmentKey === null ? undefined : buildings.get(apartmentKey);
  if (!own) return [];
  return [...own.areas].flatMap((area, i) =>
    Math.max(area / areaM2, areaM2 / area) <= SIZE_RATIO ? [{ areaM2: area, level: own.levels[i] as number }] : [],
  );
}
