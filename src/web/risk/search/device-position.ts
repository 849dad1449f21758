import { seconds } from "#kernel/duration.ts";
import type { Located, Refusal } from "./keep-point.ts";

const PATIENCE = seconds(15);
const YOUNG_ENOUGH = seconds(60);

/** By the codes of GeolocationPositionError. */
const REASONS: Readonly<Record<number, Refusal>> = { 1: "denied", 2: "unavailable", 3: "timeout" };

type Geolocation = Pick<globalThis.Geolocation, "getCurrentPosition">;

/** Asks the device where it is; the browser asks the visitor first. */
export function devicePosition(geolocation: Geolocation | undefined): Promise<Located> {
  if (!geolocation) return Promise.resolve({ ok: false, reason: "unsupported" });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, place: { lon: coords.longitude, lat: coords.latitude }, accuracyM: coords.accuracy }),
      ({ code }) => resolve({ ok: false, reason: REASONS[code] ?? "unavailable" }),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: YOUNG_ENOUGH },
    );
  });
}
