import { useCallback, useRef, useState } from "react";
import { apiClient, type HazardResponse } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";

/** A spot of the map and what was found there. */
export type Spot = { readonly place: LonLat; readonly isBuilding: boolean } & (
  | { readonly state: "waiting" }
  /** `retry`: asks again for just this spot. */
  | { readonly state: "failed"; readonly retry?: () => void }
  | { readonly state: "ok"; readonly hazards: readonly HazardResponse[] }
);

/** The building until a spot is clicked; then what layers find at the last one. An older answer that comes late is dropped. */
export function useSpot(building: Spot): { readonly spot: Spot; readonly ask: (place: LonLat) => void } {
  const [clicked, setClicked] = useState<Spot | null>(null);
  const asked = useRef<LonLat | null>(null);
  const ask = useCallback(async function ask(place: LonLat) {
    asked.current = place;
    const at = { place, isBuilding: false };
    setClicked({ ...at, state: "waiting" });
    const answer = await apiClient().estate.get("/hazards", { query: { lat: rounded(place.lat), lon: rounded(place.lon) } });
    if (asked.current !== place) return;
    setClicked(answer.ok ? { ...at, state: "ok", hazards: answer.value } : { ...at, state: "failed", retry: () => void ask(place) });
  }, []);
  return { spot: clicked ?? building, ask: useCallback((place) => void ask(place), [ask]) };
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
