import { apiClient } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { LoadSuggestions } from "#web/kit/form/use-suggestions.ts";

/** Minutes on foot that can be asked for. */
export const WALK_MINUTES = [5, 10, 15, 20] as const;
/** 不動産の表示に関する公正競争規約: 80 m a minute. */
const METRES_A_MINUTE = 80;
const CORNERS = 36;
const METRES_PER_DEGREE = 111_195;

/** The metres in a straight line that so many minutes reach at most: 10 -> 800. */
export function walkMetres(minutes: number): number {
  return minutes * METRES_A_MINUTE;
}

/** The circle that so many minutes on foot reach at most, as an area with corners. A walk is longer than a straight line: who lives in it may need more. */
export function walkArea({ lon, lat }: LonLat, minutes: number): readonly LonLat[] {
  const reach = walkMetres(minutes) / METRES_PER_DEGREE;
  return Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return { lon: lon + (reach * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180), lat: lat + reach * Math.cos(angle) };
  });
}

export type StationFound = { readonly id: string; readonly label: string; readonly detail: string; readonly place: LonLat };

const MOST_STATIONS = 8;

/** Stations of a name that lie somewhere. */
export const loadStations: LoadSuggestions<StationFound> = async (text, signal) => {
  const answer = await apiClient().estate.get("/suggest", { query: { q: text.slice(0, 60), limit: 20 }, signal });
  if (!answer.ok) return { ok: false };
  const items = answer.value.items.flatMap(({ kind, label, detail, reference, place }) =>
    kind === "station" && place !== null ? [{ id: reference, label, detail, place }] : [],
  );
  return { ok: true, items: items.slice(0, MOST_STATIONS) };
};
