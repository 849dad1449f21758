import { Hono } from "hono";
import { type IdentityService, isDatabaseReachable } from "#domain/identity/index.server.ts";
import { type InsiderCheck, insiderCallOf } from "#platform/insider.server.ts";

const NO_STORE = { "cache-control": "no-store" };

/** `GET /_health` for whoever balances load; `GET /_metrics` (Prometheus text) for insiders. */
export function stateRoutes(service: IdentityService, isInsider: InsiderCheck): Hono {
  return new Hono()
    .get("/_health", async (c) => {
      const isReachable = await isDatabaseReachable(service.db);
      return c.json({ status: isReachable ? "ok" : "failing" }, isReachable ? 200 : 503, NO_STORE);
    })
    .get("/_metrics", (c) =>
      isInsider(insiderCallOf(c)) ? c.text(metricsText(service), 200, NO_STORE) : c.text("Not found", 404, NO_STORE),
    );
}

function metricsText({ metrics }: Pick<IdentityService, "metrics">): string {
  const lines = metrics.list().flatMap(({ operation, outcome, count, totalSeconds }) => {
    const labels = `{operation="${operation}",outcome="${outcome}"}`;
    return [`identity_requests_total${labels} ${count}`, `identity_request_seconds_total${labels} ${totalSeconds.toFixed(6)}`];
  });
  return `${lines.join("\n")}\n`;
}
