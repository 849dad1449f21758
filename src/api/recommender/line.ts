import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { nextDigestOf } from "#domain/recommendation/index.server.ts";
import type { CustomerQuery } from "#domain/tenants/core/types.ts";
import {
  customerLine,
  type FindTenantLine,
  type LineOfTenant,
  type LineRefusal,
  liveTenant,
  matchesToday,
  registerByLine,
  type TenantDeps,
  visitByLine,
} from "#domain/tenants/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { customerLineRoute, lineCustomerRoute, lineVisitRoute, tenantLineRoute } from "./line-routes.ts";
import { presentVisit } from "./present.ts";
import { incomplete, PRIVATE } from "./refusals.ts";
import { keepVisit, sentVisit } from "./visit-cookie.ts";

export type TenantLineDeps = TenantDeps & { readonly tenantLine: FindTenantLine };

/** Each asks LINE. */
const PROOFS: Allowance = { capacity: 20, perSecond: 1 / 10 };

/** The form of a tenant inside LINE, and what its customers see there. */
export function addLine(service: OpenAPIHono, deps: TenantLineDeps & { readonly callerKey: CallerKey }): void {
  for (const path of ["/tenants/:key/line-customers", "/tenants/:key/line-visits"])
    service.use(path, rateLimit(PROOFS, deps.clock, deps.callerKey));
  const saved = async ({ id, wish }: CustomerQuery, token: string) => ({
    id,
    words: words(wish),
    matches: await matchesToday(deps, token, wish),
  });

  service.openapi(tenantLineRoute, async (c) => {
    const tenant = await liveTenant(deps.db, c.req.valid("param").key);
    const line = tenant && (await deps.tenantLine(tenant.key));
    return line ? c.json(presentLine(line), 200, { "cache-control": "no-store" }) : problem(c, "not-found");
  });

  service.openapi(lineCustomerRoute, async (c) => {
    const { key: tenant } = c.req.valid("param");
    const line = await deps.tenantLine(tenant);
    if (!line) return problem(c, "not-found");
    const { name, ...given } = c.req.valid("json");
    const registered = await registerByLine(deps, line, { ...given, name: name || null, tenant });
    if (registered.ok) {
      keepVisit(c, registered.value.token);
      return c.json(await saved(registered.value.query, registered.value.token), 201, PRIVATE);
    }
    if (registered.reason === "incomplete") return incomplete(c);
    return registered.reason === "limit" ? problem(c, "limit-reached") : unproved(c, registered.reason);
  });

  service.openapi(lineVisitRoute, async (c) => {
    const { key: tenant } = c.req.valid("param");
    const line = await deps.tenantLine(tenant);
    if (!line) return problem(c, "not-found");
    const opened = await visitByLine(deps, line, { tenant, ...c.req.valid("json") });
    if (!opened.ok) return unproved(c, opened.reason);
    keepVisit(c, opened.value.token);
    return c.json(await presentVisit(deps, opened.value.page), 200, PRIVATE);
  });

  service.openapi(customerLineRoute, async (c) => {
    const found = await customerLine(deps, sentVisit(c));
    if (!found.ok) return problem(c, "not-found", found.reason === "expired" ? { state: "expired" } : {});
    const { tenant, recipient, state, query } = found.value;
    const [line, nextAt] = [await deps.tenantLine(tenant.key), await nextDigestOf(deps, recipient)];
    const around = { tenant: tenant.key, state, friendUrl: line && friendUrlOf(line.channel) };
    const isApprovedFirst = tenant.approval === "manual";
    return c.json(
      { ...around, saved: query && (await saved(query, sentVisit(c))), nextAt: nextAt.toISOString(), isApprovedFirst },
      200,
      PRIVATE,
    );
  });
}

function presentLine({ channel, isStandIn }: LineOfTenant) {
  const { basicId, liffId, liffUrl } = channel;
  return {
    basicId,
    friendUrl: friendUrlOf(channel),
    liff: liffId === null ? null : { id: liffId, url: `${liffUrl}/${liffId}`, isStandIn },
  };
}

function friendUrlOf({ friendUrl, basicId }: LineChannel): string {
  return `${friendUrl}/R/ti/p/${basicId}`;
}

function unproved(c: Context, reason: LineRefusal) {
  if (reason === "unreached") return problem(c, "unavailable");
  return problem(c, reason === "unproved" ? "unsigned" : "not-found");
}
