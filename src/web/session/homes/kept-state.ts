import type { KeptHomesResponse } from "#api/client/client.ts";
import type { HomeToKeep } from "./pending-home.ts";

/** Whether a home is among those that are kept, and with the same told of it as now. */
export function keptState(homes: KeptHomesResponse["items"], { key, rest, told, floor }: HomeToKeep): "no" | "yes" | "other" {
  const kept = homes.find((home) => home.key === key && home.rest === rest);
  if (!kept) return "no";
  return kept.floor === floor && canonical(kept.told) === canonical(told) ? "yes" : "other";
}

/** Equal for equal facts, whatever their order. */
function canonical(told: HomeToKeep["told"]): string {
  return JSON.stringify(Object.entries(told).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
