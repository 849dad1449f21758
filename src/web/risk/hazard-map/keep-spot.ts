import type { ApiClient, HazardResponse } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";

/** A spot of the map and what was found there. */
export type Spot = { readonly place: LonLat; readonly isBuilding: boolean } & (
  | { readonly state: "waiting" }
  /** `retry`: asks again for just this spot. */
  | { readonly state: "failed"; readonly retry?: () => void }
  | { readonly state: "ok"; readonly hazards: readonly HazardResponse[] }
);

/** The spot that was clicked last; null: none was. */
type Clicked = { readonly spot: Spot | null };

export type KeptSpot = KeptState<Clicked> & { readonly ask: (place: LonLat) => Promise<void> };

/** What layers find at the spot that was asked about last. An older answer that comes late is dropped. */
export function keepSpot(estateNow: () => ApiClient["estate"]): KeptSpot {
  const { state, subscribe, show } = keepState<Clicked>({ spot: null });
  let latest: LonLat | null = null;
  const ask = async (place: LonLat): Promise<void> => {
    latest = place;
    const at = { place, isBuilding: false };
    show({ spot: { ...at, state: "waiting" } });
    const answer = await estateNow().get("/hazards", { query: { lat: rounded(place.lat), lon: rounded(place.lon) } });
    if (latest !== place) return;
    show({ spot: answer.ok ? { ...at, state: "ok", hazards: answer.value } : { ...at, state: "failed", retry: () => void ask(place) } });
  };
  return { state, subscribe, ask };
}

/** To about 10 cm. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
