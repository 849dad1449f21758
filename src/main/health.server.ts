import { Hono } from "hono";
import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

type ModelState = { readonly kind: string; readonly version: string; readonly lastQuarter: string };
type Check<T> = ({ readonly ok: true } & T) | { readonly ok: false };

export type HealthDeps = {
  readonly db: Db;
  readonly jobs: Pick<Jobs, "counts">;
  readonly models: () => Promise<readonly ModelState[]>;
};

/** `GET /api/health`: 200 when the database, a model and the queue answer, else 503; each part says its own state. */
export function healthRoutes({ db, jobs, models }: HealthDeps): Hono {
  return new Hono().get("/api/health", async (c) => {
    const [database, model, queue] = await Promise.all([
      check(async () => {
        await sql`select 1`.execute(db);
        return {};
      }),
      check(async () => {
        const active = await models();
        if (active.length === 0) throw new Error("no active model");
        return { active };
      }),
      check(async () => ({ queues: await jobs.counts() })),
    ]);
    const ok = database.ok && model.ok && queue.ok;
    c.header("Cache-Control", "no-store");
    return c.json({ ok, database, model, jobs: queue }, ok ? 200 : 503);
  });
}

async function check<T extends object>(ask: () => Promise<T>): Promise<Check<T>> {
  try {
    return { ok: true, ...(await ask()) };
  } catch {
    return { ok: false };
  }
}
