import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MemberEnv } from "#api/http/member-env.ts";
import { operatorName } from "#domain/desk/core/operator-name.ts";
import { auditPage, checkAudit, deskCounts, exportAudit, exportQueue, findByNumber, queuePage } from "#domain/desk/index.server.ts";
import { funnelsOf } from "#domain/measurement/index.server.ts";
import type { DeskServiceDeps } from "./deps.ts";
import { presentFound, presentPage } from "./present.ts";
import { sessionUntil } from "./prove-operator.ts";
import {
  auditCheckRoute,
  auditExportRoute,
  auditRoute,
  countsRoute,
  exportRoute,
  meRoute,
  queueRoute,
  queuesRoute,
  searchRoute,
} from "./routes.ts";

/** What waits, and what was done. */
export function addLists(service: OpenAPIHono<MemberEnv>, deps: DeskServiceDeps): void {
  service.openapi(meRoute, (c) => {
    const { sub, accessToken } = c.var.member;
    return c.json({ name: operatorName(sub), sessionUntil: new Date(sessionUntil(accessToken) ?? 0).toISOString() }, 200);
  });
  service.openapi(queuesRoute, async (c) => c.json({ items: await deskCounts(deps) }, 200));
  service.openapi(queueRoute, async (c) => {
    const { queue } = c.req.valid("param");
    return c.json(presentPage(await queuePage(deps, queue, c.req.valid("query").page), c.var.member), 200);
  });
  service.openapi(exportRoute, async (c) => c.json({ csv: await exportQueue(deps, c.var.member, c.req.valid("param").queue) }, 200));
  service.openapi(searchRoute, async (c) => {
    const found = await findByNumber(deps, c.req.valid("query").number);
    return c.json(presentFound(found, c.var.member), 200);
  });
  service.openapi(auditRoute, async (c) => {
    const { queue = null, item: itemId = null, page } = c.req.valid("query");
    const { items, ...rest } = await auditPage(deps.db, { queue, itemId, page });
    const acts = items.map(({ at, operator, ...act }) => ({ ...act, at: at.toISOString(), operator: operatorName(operator) }));
    return c.json({ ...rest, items: acts }, 200);
  });
  service.openapi(auditCheckRoute, async (c) => {
    const { brokenAt, end } = await checkAudit(deps.db);
    return c.json({ brokenAt, rows: end?.seq ?? 0, end: end?.hash ?? null }, 200);
  });
  service.openapi(auditExportRoute, async (c) => c.json({ csv: await exportAudit(deps, c.var.member) }, 200));
  service.openapi(countsRoute, async (c) => {
    const { days } = c.req.valid("query");
    return c.json({ days, items: await funnelsOf(deps, days) }, 200);
  });
}
