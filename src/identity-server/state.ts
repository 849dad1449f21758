import { type Context, Hono } from "hono";
import type { Caller } from "#domain/identity/core/types.ts";
import { type IdentityService, isDatabaseReachable } from "#domain/identity/index.server.ts";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const NO_STORE = { "cache-control": "no-store" };

/** `GET /_health` for whoever balances load; `GET /_metrics` (Prometheus text) for whoever calls from this machine. */
export function stateRoutes(service: IdentityService, callerOf: (c: Context) => Caller): Hono {
  return new Hono()
    .get("/_health", async (c) => {
      const isReachable = await isDatabaseReachable(service.db);
      return c.json({ status: isReachable ? "ok" : "failing" }, isReachable ? 200 : 503, NO_STORE);
    })
    .get("/_metrics", (c) => {
      const { ip } = callerOf(c);
      const isLocal = (ip === null || LOOPBACK.has(ip)) && !c.req.header("x-forwarded-for");
      return isLocal ? c.text(metricsText(service), 200, NO_STORE) : c.text("Not found", 404);
    });
}

function metricsText({ metrics }: Pick<IdentityService, "metrics">): string {
  const lines = metrics.list().flatMap(({ operation, outcome, count, totalSeconds }) => {
    const labels = `{operation="${operation}",outcome="${outcome}"}`;
    return [`identity_requests_total${labels} ${count}`, `identity_request_seconds_total${labels} ${totalSeconds.toFixed(6)}`];
  });
  return `${lines.join("\n")}\n`;
}
