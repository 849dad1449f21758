import { japanmesh } from "japanmesh";
import { type FactId, factOf } from "#domain/risk/model/facts.ts";
import type { Letter, SiteFacts } from "#domain/risk/model/types.ts";
import { lettersAbove } from "#domain/risk/rating/letter.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";

/** One building asked about at two places near each other. */
export type Neighbour = { readonly place: LonLat; readonly site: SiteFacts; readonly letter: Letter | null };

export type Comparison = {
  /** Letters between the two; null where one has none. */
  readonly lettersApart: number | null;
  /** Official limits between the two places: zones, and the towns by which figures are published. */
  readonly edges: readonly FactId[];
  /** At most one letter apart, or an edge that explains more. */
  readonly isConsistent: boolean;
};

const NEIGHBOURS_WITHIN_M = 20;
const MESH_M = 250;

/** Facts that may change at a line drawn by an authority. */
const EDGES = [
  "flood_max_rank",
  "flood_duration_rank",
  "flood_collapse",
  "inland_flood_rank",
  "storm_surge_rank",
  "tsunami_rank",
  "landslide",
  "tokyo_kikendo_total",
  "crime_rate_quintile",
] as const satisfies readonly FactId[];

/** The consistency rule for two places at most 20 m apart in one 250 m mesh; null: the rule does not speak of them. */
export function compareNeighbours(a: Neighbour, b: Neighbour): Comparison | null {
  if (distanceM(a.place, b.place) > NEIGHBOURS_WITHIN_M || meshOf(a.place) !== meshOf(b.place)) return null;
  const edges = EDGES.filter((id) => differ(a.site, b.site, id));
  const lettersApart = a.letter === null || b.letter === null ? null : Math.abs(lettersAbove(a.letter, b.letter));
  return { lettersApart, edges, isConsistent: (lettersApart ?? 0) <= 1 || edges.length > 0 };
}

function meshOf({ lon, lat }: LonLat): string {
  return japanmesh.toCode(lat, lon, MESH_M);
}

function differ(a: SiteFacts, b: SiteFacts, id: FactId): boolean {
  const [one, other] = [factOf(a, id), factOf(b, id)];
  return one.state !== other.state || one.value !== other.value;
}
