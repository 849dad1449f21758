import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { CallerKey } from "#api/http/rate-limit.ts";
import { createMapSource, type MapDrawing, type MapSource } from "#domain/surroundings/index.server.ts";
import { isMapLayer, mapLayer } from "#domain/surroundings/tiles/map-layers.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { mapTurns, noTurn } from "./map-turns.ts";
import { baseMapRoute, mapLayersRoute, meshListRoute, TILE_MEDIA_TYPE } from "./tile-routes.ts";

const FOR_A_MINUTE = "public, max-age=60";
const RAILWAYS_ARE_A_SKETCH = "鉄道は駅を結んだ略図です";
const FOR_EVER = "public, max-age=31536000, immutable";

type MapDeps = { readonly db: Db; readonly clock: Clock; readonly drawing?: MapDrawing; readonly callerKey: CallerKey };

/** What maps show: the catalogue of layers, their tiles, and the same in words. */
export function addMaps(service: OpenAPIHono, deps: MapDeps): void {
  const source = createMapSource(deps);
  const inTurn = mapTurns(deps.callerKey);

  service.openapi(mapLayersRoute, async (c) => {
    const [version, described, base] = await Promise.all([source.version(), source.layers(), source.baseCredits()]);
    const layers = described.map(({ origin: _origin, legend, years, prefectures, ...layer }) => ({
      ...layer,
      version,
      legend: [...legend],
      years: [...years],
      prefectures: prefectures && [...prefectures],
    }));
    return c.json({ version, layers, baseCredits: [...base] }, 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(meshListRoute, async (c) => {
    const { layer, bbox, year = null } = c.req.valid("query");
    if (!isMapLayer(layer)) return problem(c, "not-found");
    const question = { layer, bounds: bbox, year };
    const kept = await source.keptMeshes(question);
    const turn = kept ? { drawn: kept } : await inTurn(c, () => source.meshes(question));
    if (turn === null) return noTurn(c);
    const { total, items } = turn.drawn;
    const listed = items.map(({ bounds: { west, south, east, north }, facts, ...item }) => ({
      ...item,
      ...(facts && { facts: { ...facts } }),
      place: { lon: (west + east) / 2, lat: (south + north) / 2 },
    }));
    return c.json({ layer, year, total, items: listed }, 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(baseMapRoute, async (c) => {
    const { minZoom, maxZoom } = mapLayer("base");
    const tiles = [`${new URL(c.req.url).pathname.replace(/\/base\.json$/, "")}/base/${await source.version()}/{z}/{x}/{y}.mvt`];
    const attribution = (await source.baseCredits()).map(({ attribution: one }) => one).join("、");
    const note = (await source.hasRailways()) ? RAILWAYS_ARE_A_SKETCH : null;
    return c.json({ tilejson: "3.0.0" as const, tiles, minzoom: minZoom, maxzoom: maxZoom, attribution, note }, 200, {
      "cache-control": FOR_A_MINUTE,
    });
  });

  // Not by its documented route: a parameter with an extension cannot be declared there.
  service.get("/tiles/:layer/:version/:z{\\d{1,2}}/:x{\\d{1,5}}/:file{\\d{1,5}\\.mvt}", (c) => tileAnswer(c, source, inTurn));
}

async function tileAnswer(c: Context, source: MapSource, inTurn: ReturnType<typeof mapTurns>): Promise<Response> {
  const { layer = "", version: asked, z, x, file } = c.req.param();
  const version = await source.version();
  if (!isMapLayer(layer)) return problem(c, "not-found");
  const tag = `W/"${[layer, version, z, x, file].join("/")}"`;
  // The listings on sale change with the day as well.
  c.header("cache-control", asked === version && layer !== "listings" ? FOR_EVER : FOR_A_MINUTE);
  if (layer !== "listings") {
    c.header("etag", tag);
    if (c.req.header("if-none-match") === tag) return c.body(null, 304);
  }
  const tile = { z: Number(z), x: Number(x), y: Number.parseInt(file ?? "", 10) };
  const kept = await source.keptTile(layer, tile);
  const turn = kept ? { drawn: kept } : await inTurn(c, () => source.tile(layer, tile));
  if (turn === null) return noTurn(c);
  const bytes = turn.drawn;
  if (bytes === null) {
    c.header("cache-control", FOR_A_MINUTE);
    return problem(c, "not-found");
  }
  if (bytes.length === 0) return c.body(null, 204);
  return c.body(new Uint8Array(bytes), 200, { "content-type": TILE_MEDIA_TYPE });
}
