import { Hono } from "hono";
import { sql } from "kysely";
import type { Retraining, WatchedDrift } from "#domain/valuation/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

type ModelState = { readonly kind: string; readonly version: string; readonly lastQuarter: string };
type Check<T> = ({ readonly ok: true } & T) | { readonly ok: false };

export type HealthDeps = {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "counts">;
  readonly models: () => Promise<readonly ModelState[]>;
  readonly drift: () => Promise<readonly WatchedDrift[]>;
  readonly retrainings: () => Promise<readonly Retraining[]>;
};

/**
 * `GET /api/health`: 200 when the database, a model and the queue answer, else 503; each part says its own state. Drift of a model and a
 * training that failed are told, but are no outage.
 */
export function healthRoutes(deps: HealthDeps): Hono {
  return new Hono().get("/api/health", async (c) => {
    const [database, model, jobs, drift, retraining] = await Promise.all([
      check(async () => {
        await sql`select 1`.execute(deps.db);
        return {};
      }),
      check(async () => {
        const active = await deps.models();
        if (active.length === 0) throw new Error("no active model");
        return { active };
      }),
      check(async () => ({ queues: await deps.jobs.counts() })),
      check(async () => ({ byKind: Object.fromEntries((await deps.drift()).map(shownDrift)) })),
      check(async () => ({ byKind: Object.fromEntries((await deps.retrainings()).map(shownRetraining)) })),
    ]);
    const ok = database.ok && model.ok && jobs.ok;
    c.header("Cache-Control", "no-store");
    const watch = { drift: drift.ok ? drift.byKind : null, retraining: retraining.ok ? retraining.byKind : null };
    return c.json({ ok, database, model, jobs, ...watch }, ok ? 200 : 503);
  });
}

function shownDrift({ kind, modelVersion, report, computedAt }: WatchedDrift) {
  return [kind, { modelVersion, computedAt, ...report }] as const;
}

function shownRetraining({ kind, ...last }: Retraining) {
  return [kind, last] as const;
}

async function check<T extends object>(ask: () => Promise<T>): Promise<Check<T>> {
  try {
    return { ok: true, ...(await ask()) };
  } catch {
    return { ok: false };
  }
}
