import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import {
  findHome,
  type HomeSearchDeps,
  homeAreas,
  homeFacets,
  homeLines,
  homesOnMap,
  listHomes,
  placeNames,
} from "#domain/search/index.server.ts";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { comparablesOf } from "./comparables.ts";
import { conditionsOf } from "./condition-schemas.ts";
import { presentDetail, presentFacets, presentHome } from "./present.ts";
import {
  homeAreasRoute,
  homeComparablesRoute,
  homeFacetsRoute,
  homeLinesRoute,
  homeNamesRoute,
  homeRoute,
  homesMapRoute,
  homesRoute,
} from "./routes.ts";

/** Homes change at any moment, and one that is gone must not be shown: nobody keeps an answer. */
const ASK_AGAIN = { "cache-control": "no-cache" };

export type HomesServiceDeps = HomeSearchDeps & { readonly engines: EngineSource };

/** 売出物件: lists, counts, the map and single homes. */
export function homesService(deps: HomesServiceDeps): OpenAPIHono {
  const service = newService();
  addLists(service, deps);
  addCounts(service, deps);
  addHome(service, deps);
  return service;
}

function addLists(service: OpenAPIHono, deps: HomeSearchDeps): void {
  service.openapi(homesRoute, async (c) => {
    const { sort, page, box, ...told } = c.req.valid("query");
    const found = await listHomes(deps, { conditions: conditionsOf(told), box: box ?? null, sort: sort ?? "new", page: page ?? 1 });
    return c.json({ ...found, items: found.items.map(presentHome) }, 200, ASK_AGAIN);
  });

  service.openapi(homesMapRoute, async (c) => {
    const { box, zoom, ...told } = c.req.valid("query");
    const { pins, clusters, ...found } = await homesOnMap(deps, { conditions: conditionsOf(told), box, zoom });
    return c.json({ ...found, pins: [...pins], clusters: [...clusters] }, 200, ASK_AGAIN);
  });
}

function addCounts(service: OpenAPIHono, deps: HomeSearchDeps): void {
  service.openapi(homeFacetsRoute, async (c) => {
    const { box, ...told } = c.req.valid("query");
    return c.json(presentFacets(await homeFacets(deps, { conditions: conditionsOf(told), box: box ?? null })), 200, ASK_AGAIN);
  });

  service.openapi(homeAreasRoute, async (c) => {
    const { parent, ...told } = c.req.valid("query");
    return c.json({ items: await homeAreas(deps, conditionsOf(told), parent) }, 200, ASK_AGAIN);
  });

  service.openapi(homeLinesRoute, async (c) => {
    const { prefecture, line, ...told } = c.req.valid("query");
    return c.json(await homeLines(deps, conditionsOf(told), { prefecture, line }), 200, ASK_AGAIN);
  });

  service.openapi(homeNamesRoute, async (c) => c.json({ items: await placeNames(deps.db, conditionsOf(c.req.valid("query"))) }, 200));
}

function addHome(service: OpenAPIHono, deps: HomesServiceDeps): void {
  service.openapi(homeRoute, async (c) => {
    const detail = await findHome(deps, c.req.valid("param").key);
    if (!detail) return problem(c, "not-found");
    return c.json(presentDetail(detail, isoDateInJapan(deps.clock.now())), 200, ASK_AGAIN);
  });

  service.openapi(homeComparablesRoute, async (c) => {
    const detail = await findHome(deps, c.req.valid("param").key);
    if (!detail) return problem(c, "not-found");
    return c.json(await comparablesOf(detail, deps.engines, deps.clock.now()), 200, ASK_AGAIN);
  });
}
