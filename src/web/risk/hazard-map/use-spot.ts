import { useState, useSyncExternalStore } from "react";
import { apiClient } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { keepSpot, type Spot } from "./keep-spot.ts";

/** The building until a spot is clicked; then what layers find at the last one. */
export function useSpot(building: Spot): { readonly spot: Spot; readonly ask: (place: LonLat) => void } {
  const [kept] = useState(() => keepSpot(() => apiClient().estate));
  const { spot } = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  return { spot: spot ?? building, ask: (place) => void kept.ask(place) };
}
