import { NO_CONDITIONS, writeConditions } from "#domain/search/homes/conditions-search.ts";
import { EXCLUSIONS, type HomeConditions } from "#domain/search/homes/types.ts";
import { JAPAN } from "#kernel/geo.ts";
import type { KnownHomes } from "#tools/watched/known-places.ts";

const MOST_PLACES = 20;
const MOST_CORNERS = 60;
const CENTRE = { lon: 139.767, lat: 35.681 };
const UNKNOWN_HASH = "0".repeat(64);
const NOBODY = "00000000-0000-4000-8000-000000000000";

/** The largest questions for homes, whose conditions depend on each other: by the path of the operation, whole addresses. */
export function homeCalls({ keys, cityCodes, line, stationGroups, photo }: KnownHomes): Readonly<Record<string, readonly string[]>> {
  const path = "/api/estate/homes";
  const box = [JAPAN.west, JAPAN.south, JAPAN.east, JAPAN.north].join(",");
  const asked = [{}, ...questions(cityCodes, stationGroups).map(writeConditions)];
  const each = (of: string, more: Readonly<Record<string, string>> = {}) =>
    asked.map((conditions) => `${path}${of}?${new URLSearchParams({ ...conditions, ...more })}`);
  const key = keys[0] ?? "none";
  const prefecture = cityCodes[0]?.slice(0, 2) ?? "13";
  return {
    [path]: [...each(""), ...each("", { sort: "certainty", page: "200" }), ...each("", { sort: "unit-price", box })],
    [`${path}/facets`]: each("/facets"),
    [`${path}/map`]: [...each("/map", { box, zoom: "5" }), ...each("/map", { box, zoom: "24" })],
    [`${path}/areas`]: [
      ...each("/areas"),
      ...each("/areas", { parent: prefecture }),
      ...each("/areas", { parent: cityCodes[0] ?? "13108" }),
    ],
    [`${path}/lines`]: each("/lines", { prefecture, ...(line === null ? {} : { line }) }),
    [`${path}/names`]: each("/names"),
    [`${path}/{key}`]: [`${path}/${key}`],
    [`${path}/{key}/comparables`]: [`${path}/${key}/comparables`],
    [`${path}/{key}/recipients`]: [`${path}/${key}/recipients`],
    "/api/estate/photos/{hash}/{size}": [`/api/estate/photos/${photo ?? `${UNKNOWN_HASH}/small`}`],
    "/api/feeds/runs/{id}": [`/api/feeds/runs/${NOBODY}`],
  };
}

function questions(cityCodes: readonly string[], stationGroups: readonly string[]): HomeConditions[] {
  const stations = stationGroups.slice(0, MOST_PLACES);
  const commutes = stations.slice(0, 2).map((stationGroup) => ({ stationGroup, minutesMax: 120 }));
  return [
    { ...NO_CONDITIONS, areas: cityCodes.slice(0, MOST_PLACES), excludes: EXCLUSIONS, isNewQuakeCode: true, price: { min: 1e6, max: 5e8 } },
    { ...NO_CONDITIONS, stations, walkMinutesMax: 30, commutes, ageYearsMax: 50 },
    { ...NO_CONDITIONS, polygon: drawnRound(), buildingName: "ー" },
  ];
}

/** As many corners as may be drawn, around a large part of the market. */
function drawnRound(): HomeConditions["polygon"] {
  return Array.from({ length: MOST_CORNERS }, (_, i) => {
    const turn = (2 * Math.PI * i) / MOST_CORNERS;
    return { lon: CENTRE.lon + 0.4 * Math.cos(turn), lat: CENTRE.lat + 0.3 * Math.sin(turn) };
  });
}
