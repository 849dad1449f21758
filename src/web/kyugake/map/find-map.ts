import { type ApiClient, apiClient, type FoundHome, type HomeFacets, type HomesOnMap, type MapLayerResponse } from "#api/client/client.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";
import { JAPAN } from "#kernel/geo.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { type Box, boxOfSpots } from "#web/kit/home-map/home-spots.ts";
import type { MapWindow } from "#web/kit/home-map/use-home-spots.ts";
import type { FlaggedQuestion } from "#web/kyugake/list/flagged-search.ts";

type Estate = Pick<ApiClient, "estate">;

/** The list beside a map. */
export type MapList = { readonly homes: readonly FoundHome[]; readonly total: number; readonly today: string };

export type MapFound = {
  readonly question: FlaggedQuestion;
  /** Each null where it could not be had. */
  readonly list: MapList | null;
  readonly facets: HomeFacets | null;
  /** The drawn area, or where the homes lie; null: nowhere, or not known. */
  readonly bounds: Box | null;
  readonly layers: readonly MapLayerResponse[];
};

/** So far away that homes of a prefecture stand together. */
const FAR = 5;

/** What a map of flagged homes begins with. `hasLayers`: the map lays hazards and prices under the pins. */
export async function findMap(question: FlaggedQuestion, hasLayers: boolean, { estate }: Estate = apiClient()): Promise<MapFound> {
  const query = writeConditions(question.conditions);
  const [list, facets, where, layers] = await Promise.all([
    findMapList(question.conditions, null, undefined, { estate }),
    estate.get("/homes/facets", { query }),
    estate.get("/homes/map", { query: { ...query, box: boxText(JAPAN), zoom: FAR } }),
    hasLayers ? estate.get("/layers") : null,
  ]);
  return {
    question,
    list,
    facets: facets.ok ? facets.value : null,
    bounds: boundsOf(question.conditions, where.ok ? boxOfSpots(where.value) : null),
    layers: layers?.ok ? layers.value.layers : [],
  };
}

/** A drawn area as a whole, whatever lies in it. */
function boundsOf({ polygon }: HomeConditions, homes: Box | null): Box | null {
  if (polygon === null) return homes;
  const [lons, lats] = [polygon.map(({ lon }) => lon), polygon.map(({ lat }) => lat)];
  return { west: Math.min(...lons), south: Math.min(...lats), east: Math.max(...lons), north: Math.max(...lats) };
}

/** The surest and deepest homes, within a rectangle where one is given. */
export async function findMapList(
  conditions: HomeConditions,
  box: Box | null,
  signal?: AbortSignal,
  { estate }: Estate = apiClient(),
): Promise<MapList | null> {
  const query = { ...writeConditions(conditions), ...(box ? { box: boxText(box) } : {}), sort: "certainty" as const };
  const answer = await estate.get("/homes", { query, ...(signal ? { signal } : {}) });
  if (!answer.ok) return null;
  const { items, total, asOf } = answer.value;
  return { homes: items, total, today: isoDateInJapan(new Date(asOf)) };
}

/** What lies in the window of a map. */
export async function findSpots(
  conditions: HomeConditions,
  { box, zoom }: MapWindow,
  signal: AbortSignal,
  { estate }: Estate = apiClient(),
): Promise<HomesOnMap | null> {
  const query = {
    ...writeConditions(conditions),
    box: boxText(withinJapan(box)),
    zoom: Number(Math.min(24, Math.max(0, zoom)).toFixed(2)),
  };
  const answer = await estate.get("/homes/map", { query, signal });
  return answer.ok ? answer.value : null;
}

function boxText({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(",");
}

/** The part of a window that lies in Japan; a map may show more than there is. */
export function withinJapan({ west, south, east, north }: Box): Box {
  const lon = (value: number) => Math.min(JAPAN.east, Math.max(JAPAN.west, value));
  const lat = (value: number) => Math.min(JAPAN.north, Math.max(JAPAN.south, value));
  return { west: lon(west), south: lat(south), east: lon(east), north: lat(north) };
}
