import { Hono } from "hono";
import { sql } from "kysely";
import type { Retraining, WatchedDrift } from "#domain/valuation/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type InsiderCheck, insiderCallOf } from "#platform/insider.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

type ModelState = { readonly kind: string; readonly version: string; readonly lastQuarter: string };
type Check<T> = ({ readonly ok: true } & T) | { readonly ok: false };

export type HealthDeps = {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "counts">;
  readonly models: () => Promise<readonly ModelState[]>;
  readonly drift: () => Promise<readonly WatchedDrift[]>;
  readonly retrainings: () => Promise<readonly Retraining[]>;
  /** Kinds whose model is on its way. */
  readonly inTraining: () => Promise<ReadonlySet<string>>;
  /** Who may know more than whether all is well. */
  readonly isInsider: InsiderCheck;
};

/**
 * `GET /api/health`: 200 when the database, a model (or the training of one) and the queue answer, else 503. The public hears that alone; insiders hear
 * the state of each part. Drift of a model and a training that failed are told to them, but are no outage.
 */
export function healthRoutes(deps: HealthDeps): Hono {
  return new Hono().get("/api/health", async (c) => {
    const [database, model, jobs, drift, retraining] = await Promise.all([
      check(async () => {
        await sql`select 1`.execute(deps.db);
        return {};
      }),
      check(async () => {
        const [active, inTraining] = await Promise.all([deps.models(), deps.inTraining()]);
        if (active.length === 0 && inTraining.size === 0) throw new Error("no active model");
        return { active, inTraining: [...inTraining] };
      }),
      check(async () => ({ queues: await deps.jobs.counts() })),
      check(async () => ({ byKind: Object.fromEntries((await deps.drift()).map(shownDrift)) })),
      check(async () => ({ byKind: Object.fromEntries((await deps.retrainings()).map(shownRetraining)) })),
    ]);
    const ok = database.ok && model.ok && jobs.ok;
    c.header("Cache-Control", "no-store");
    if (!deps.isInsider(insiderCallOf(c))) return c.json({ ok }, ok ? 200 : 503);
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
