import { kindsToldBy, pointsNear } from "#domain/surroundings/index.server.ts";
import type { FindingState, PlacePoint, Provenance } from "#domain/surroundings/layers/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { COMMONEST_KINDS, PLACE_KINDS, type PlaceKind } from "./place-kinds.ts";
import { type ShelterHazard, type ShelterUse, shelterUse, usableFirst } from "./shelter-use.ts";

type NearbyKind = {
  readonly kind: PlaceKind;
  /** `none`: the dataset reaches here, tells of this kind, and has none so near. */
  readonly state: Extract<FindingState, "ok" | "none" | "no_data">;
  readonly count: number;
  readonly provenance: Provenance | null;
};

type NearbyPoint = PlacePoint & ShelterUse;
/** `points` by distance; where a hazard is asked about, what can be used in it before the rest. */
export type Nearby = { readonly kinds: readonly NearbyKind[]; readonly points: readonly NearbyPoint[] };

export type NearbyWanted = {
  readonly kinds: readonly PlaceKind[];
  readonly withinM: number;
  /** The municipality in which the place lies; left out: not known, and what each municipality lists itself is judged by distance alone. */
  readonly cityCode?: string;
  /** The hazard in which somewhere to go is looked for. */
  readonly hazard?: ShelterHazard | undefined;
};

/** A dataset reaches a place if it has anything within so many metres of it: in a town something always is. */
const REACH_M = 5000;
/** It tells of a kind if one of it lies this near: a list without a single park in the whole city has not looked for parks. */
const KIND_REACH_M = 20_000;
/** Each municipality designates these itself: a file without a single one of it does not hold the municipality, however near those of the next are. */
const DESIGNATED: readonly PlaceKind[] = ["evacuation_site", "shelter"];
const MOST_OF_A_KIND = 100;

/** What lies within so many metres, and of each kind whether it was looked for at all. */
export async function nearby(db: Db, place: LonLat, { hazard, cityCode, ...wanted }: NearbyWanted): Promise<Nearby> {
  const points = await pointsNear(db, { place, ...wanted, limit: MOST_OF_A_KIND });
  const byKind = Map.groupBy(points, ({ kind }) => kind);
  const missing = wanted.kinds.filter((kind) => !byKind.has(kind));
  const [reached, told] = await Promise.all([reachOf(db, place, missing, points), kindsTold(db, place, { missing, cityCode })]);
  const kinds = wanted.kinds.map((kind): NearbyKind => {
    const found = byKind.get(kind) ?? [];
    const provenance = found[0]?.provenance ?? (told.has(kind) ? reached.get(PLACE_KINDS[kind]) : null) ?? null;
    return { kind, state: found.length > 0 ? "ok" : provenance ? "none" : "no_data", count: found.length, provenance };
  });
  return { kinds, points: usableFirst(points.map((point) => ({ ...point, ...shelterUse(point, hazard ?? null) }))) };
}

type Dataset = (typeof PLACE_KINDS)[PlaceKind];

/** Where the data of each dataset that reaches the place are from; looked for farther out only where nothing is near. */
async function reachOf(
  db: Db,
  place: LonLat,
  kinds: readonly PlaceKind[],
  points: readonly PlacePoint[],
): Promise<ReadonlyMap<string, Provenance>> {
  const near = new Map(points.map(({ dataset, provenance }) => [dataset, provenance]));
  const far = [...new Set(kinds.map((kind): Dataset => PLACE_KINDS[kind]))].filter((dataset) => !near.has(dataset));
  if (far.length === 0) return near;
  const probes = far.flatMap((dataset) => COMMONEST_KINDS[dataset]);
  const seen = await pointsNear(db, { place, kinds: probes, withinM: REACH_M, limit: 1 });
  return new Map([...near, ...seen.map(({ dataset, provenance }) => [dataset, provenance] as const)]);
}

type Missing = { readonly missing: readonly PlaceKind[]; readonly cityCode: string | undefined };

/** Those of the kinds of which there is one somewhere around, or in the municipality where each lists its own. */
async function kindsTold(db: Db, place: LonLat, { missing, cityCode }: Missing): Promise<ReadonlySet<string>> {
  const own = cityCode === undefined ? [] : missing.filter((kind) => DESIGNATED.includes(kind));
  const others = missing.filter((kind) => !own.includes(kind));
  const [seen, told] = await Promise.all([
    pointsNear(db, { place, kinds: others, withinM: KIND_REACH_M, limit: 1 }),
    cityCode === undefined || own.length === 0
      ? new Set<string>()
      : kindsToldBy(db, { cityCode, place, kinds: own, withinM: KIND_REACH_M }),
  ]);
  return new Set([...seen.map(({ kind }) => kind), ...told]);
}
