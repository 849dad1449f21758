import type { HazardResponse } from "#api/client/client.ts";
import { deepestOf } from "#domain/risk/model/town-words.ts";
import { type Depth, depthOf } from "./depth-words.ts";

/** The water at a spot for the figure of its floors; over a town its deepest part too, where that is deeper. */
export type FloorWater =
  | { readonly state: "ok"; readonly depth: Depth; readonly deepest?: Depth | null }
  | { readonly state: "none" | "unknown" };

/** The worst river flood of the law, among what was found at a spot. */
export function floorWater(hazards: readonly HazardResponse[] | null): FloorWater {
  const found = hazards?.find(({ layer }) => layer === "flood_max_rank");
  if (found?.state === "none") return { state: "none" };
  const depth = found?.state === "ok" ? depthOf(found.value ?? null) : null;
  if (depth === null) return { state: "unknown" };
  return { state: "ok", depth, deepest: depthOf(deepestOf({ details: found?.details ?? {} }, depth.rank)?.rank ?? null) };
}
