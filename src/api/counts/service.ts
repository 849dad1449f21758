import type { OpenAPIHono } from "@hono/zod-openapi";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import type { ScreenCounter } from "#domain/measurement/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import { openedRoute } from "./routes.ts";

export type CountDeps = {
  readonly clock: Clock;
  readonly callerKey: CallerKey;
  readonly screens: Pick<ScreenCounter, "count" | "countAct">;
};

export const COUNTS_PATH = "/api/counts";
/** People who look around open a page every few seconds; an office may be many behind one address. */
const ALLOWANCE = { capacity: 60, perSecond: 2 };

/** Screens that were opened, told by the pages themselves: the name of a route, and nothing of who opened it. */
export function countsService({ clock, callerKey, screens }: CountDeps): OpenAPIHono {
  const service = newService();
  service.use(rateLimit(ALLOWANCE, clock, callerKey));
  service.openapi(openedRoute, (c) => {
    screens.count(c.req.valid("json").screen);
    return c.body(null, 204);
  });
  return service;
}
