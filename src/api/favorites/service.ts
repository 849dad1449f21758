import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { lookAtHomes, lookAtPlaces, openSharedFolder } from "#domain/favorites/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { presentHome } from "./present-home.ts";
import { homesTodayRoute, placesTodayRoute, sharedFolderRoute } from "./routes.ts";

const KEPT_BY_NOBODY = { "cache-control": "no-store" };

/** お気に入り of whoever asks: what a browser keeps as it stands today, and folders that a link shows. */
export function favoritesService(deps: { readonly db: Db; readonly clock: Clock }): OpenAPIHono {
  const service = newService();

  service.openapi(homesTodayRoute, async (c) => {
    const homes = await lookAtHomes(deps, c.req.valid("query").dwellings);
    return c.json({ items: [...homes.values()].map(presentHome) }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(placesTodayRoute, async (c) => {
    return c.json({ items: await lookAtPlaces(deps, c.req.valid("query").marks) }, 200, KEPT_BY_NOBODY);
  });

  service.openapi(sharedFolderRoute, async (c) => {
    const folder = await openSharedFolder(deps, c.req.valid("param").token);
    if (!folder) return problem(c, "not-found");
    const items = folder.items.map(({ home, ...item }) => ({ ...item, home: home && presentHome(home) }));
    return c.json({ name: folder.name, expiresAt: folder.expiresAt.toISOString(), items }, 200, KEPT_BY_NOBODY);
  });
  return service;
}
