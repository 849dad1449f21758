import type { ApiClient, FoundPlace } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";

/** Why a device does not tell where it is. */
export type Refusal = "denied" | "unavailable" | "timeout" | "unsupported";
export type Located =
  | { readonly ok: true; readonly place: LonLat; readonly accuracyM: number }
  | { readonly ok: false; readonly reason: Refusal };

/** A point somebody clicked or stands at, and what is known there. */
export type PointState =
  | { readonly kind: "idle" | "locating" }
  | { readonly kind: "refused"; readonly reason: Refusal }
  | { readonly kind: "looking" | "outside" | "failed"; readonly place: LonLat }
  /** `accuracyM`: how far off the device says it may be; null: the point was clicked. */
  | { readonly kind: "found"; readonly place: LonLat; readonly found: FoundPlace; readonly accuracyM: number | null };

type Shown = { readonly point: PointState };

export type KeptPoint = KeptState<Shown> & {
  readonly pick: (place: LonLat) => Promise<void>;
  /** Asks the device, then what is there. A position that is exact enough leads on by itself. */
  readonly locate: () => Promise<void>;
  readonly close: () => void;
};

type Services = {
  readonly estate: () => ApiClient["estate"];
  readonly position: () => Promise<Located>;
  readonly onExact: (found: FoundPlace) => void;
};

/** Within this a position is in its block, mostly; farther off, the person looks first. */
const EXACT_M = 150;

/** Which point a visitor means. An older answer that comes late is dropped. */
export function keepPoint({ estate, position, onExact }: Services): KeptPoint {
  const { state, subscribe, show } = keepState<Shown>({ point: { kind: "idle" } });
  let latest: object = {};
  const look = async (at: LonLat, accuracyM: number | null): Promise<FoundPlace | null> => {
    const mine = {};
    latest = mine;
    const place = { lat: rounded(at.lat), lon: rounded(at.lon) };
    show({ point: { kind: "looking", place } });
    const answer = await estate().get("/places", { query: place });
    if (latest !== mine) return null;
    const [found] = answer.ok ? answer.value.items : [];
    if (!answer.ok) show({ point: { kind: "failed", place } });
    else show({ point: found ? { kind: "found", place, found, accuracyM } : { kind: "outside", place } });
    return found ?? null;
  };
  const locate = async (): Promise<void> => {
    const mine = {};
    latest = mine;
    show({ point: { kind: "locating" } });
    const located = await position();
    if (latest !== mine) return;
    if (!located.ok) {
      show({ point: { kind: "refused", reason: located.reason } });
      return;
    }
    const found = await look(located.place, located.accuracyM);
    if (found && located.accuracyM <= EXACT_M) onExact(found);
  };
  const close = () => {
    latest = {};
    show({ point: { kind: "idle" } });
  };
  return { state, subscribe, pick: async (place) => void (await look(place, null)), locate, close };
}

/** To about a metre, as keys of places are. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
