import { useNavigate } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import { apiClient } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { devicePosition } from "./device-position.ts";
import { keepPoint, type PointState } from "./keep-point.ts";
import { foundOption } from "./place-option.ts";

export type PointSearch = {
  readonly point: PointState;
  readonly pick: (place: LonLat) => void;
  readonly locate: () => void;
  readonly close: () => void;
};

/** The point that a visitor clicks on a map or stands at. */
export function usePointSearch(): PointSearch {
  const navigate = useNavigate();
  const [kept] = useState(() =>
    keepPoint({
      estate: () => apiClient().estate,
      position: () => devicePosition(globalThis.navigator?.geolocation),
      onExact: (found) => void navigate(foundOption(found).target),
    }),
  );
  const { point } = useSyncExternalStore(kept.subscribe, kept.state, kept.state);
  return { point, pick: (place) => void kept.pick(place), locate: () => void kept.locate(), close: kept.close };
}
