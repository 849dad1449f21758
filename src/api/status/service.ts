import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { newService } from "#api/http/service.ts";
import { findStatus } from "#domain/status/index.server.ts";
import type { Latencies } from "#domain/status/latency.ts";
import type { StatusReport } from "#domain/status/types.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type ServiceStatus, statusRoute } from "./routes.ts";

export type StatusDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** How long assessments of the sold API take in this process. */
  readonly latencies: Latencies;
};

/** A sample comes once a minute. */
const KNOWN_FOR: Milliseconds = seconds(30);
const FOR_A_WHILE = { "cache-control": "public, max-age=30" };

/** 稼働状況, for everybody. However many ask, it is read twice a minute. */
export function statusService({ db, clock }: StatusDeps): OpenAPIHono {
  const service = newService();
  let known: { readonly since: number; readonly report: Promise<StatusReport> } | null = null;
  const report = () => {
    const now = clock.now();
    if (known && now.getTime() - known.since < KNOWN_FOR) return known.report;
    const asked = findStatus(db, now);
    const mine = { since: now.getTime(), report: asked };
    known = mine;
    // What failed is not remembered.
    asked.catch(() => {
      if (known === mine) known = null;
    });
    return asked;
  };
  return service.openapi(statusRoute, async (c) => c.json(present(await report()), 200, FOR_A_WHILE));
}

function present({ asOf, incidents, days, ...report }: StatusReport): ServiceStatus {
  return {
    ...report,
    asOf: asOf?.toISOString() ?? null,
    days: [...days],
    incidents: incidents.map(({ from, ...incident }) => ({ ...incident, from: from.toISOString() })),
  };
}

/** Notes how long assessments take that are answered well; an answer that was kept (`Idempotent-Replayed`) is none. */
export function measureCalls({ clock, latencies }: Pick<StatusDeps, "clock" | "latencies">): MiddlewareHandler {
  return async (c, next) => {
    const began = clock.now().getTime();
    await next();
    if (c.res.status < 400 && !c.res.headers.has("Idempotent-Replayed")) latencies.note(clock.now().getTime() - began);
  };
}
