import { useCallback, useRef, useState } from "react";
import { apiClient, type HazardResponse } from "#api/client.ts";
import type { LonLat } from "#kernel/geo.ts";

/** A spot of the map and what was found there. */
export type Spot = { readonly place: LonLat; readonly isBuilding: boolean } & (
  | { readonly state: "waiting" | "failed" }
  | { readonly state: "ok"; readonly hazards: readonly HazardResponse[] }
);

/** Asks what layers find at the spot that was clicked last; an older answer that comes late is dropped. */
export function useSpot(first: Spot): { readonly spot: Spot; readonly ask: (place: LonLat) => void } {
  const [spot, setSpot] = useState(first);
  const asked = useRef<LonLat | null>(null);
  const ask = useCallback(async (place: LonLat) => {
    asked.current = place;
    setSpot({ place, isBuilding: false, state: "waiting" });
    const answer = await apiClient().risk.hazards({ lat: rounded(place.lat), lon: rounded(place.lon) });
    if (asked.current !== place) return;
    setSpot({ place, isBuilding: false, ...(answer.ok ? { state: "ok", hazards: answer.value } : { state: "failed" }) });
  }, []);
  return { spot, ask: useCallback((place) => void ask(place), [ask]) };
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
