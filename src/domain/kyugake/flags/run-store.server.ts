import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";

/** Until where homes were looked at: a value of home_revision, the day, and the models by which. */
export type RunMark = { readonly revision: number; readonly epoch: number; readonly day: string; readonly models: string };

export async function lastRun(db: Db): Promise<RunMark | null> {
  const { rows } = await sql<RunMark>`select revision, epoch, to_char(day, 'YYYY-MM-DD') as day, models from kyugake_run`.execute(db);
  return rows[0] ?? null;
}

/** Whether a run that had models has ended: homes on offer have the estimates that they can have. */
export async function areHomesEstimated(db: Db): Promise<boolean> {
  return ((await lastRun(db))?.models ?? "") !== "";
}

export async function saveRun(db: Db | Tx, { revision, epoch, day, models }: RunMark, now: Date): Promise<void> {
  await sql`
    insert into kyugake_run (revision, epoch, day, models, ended_at) values (${revision}, ${epoch}, ${day}, ${models}, ${now})
    on conflict (id) do update set revision = excluded.revision, epoch = excluded.epoch, day = excluded.day, models = excluded.models,
      ended_at = excluded.ended_at`.execute(db);
}

/** The value of home_revision now: what is committed later takes a higher one. */
export async function currentRevision(db: Db): Promise<Pick<RunMark, "revision" | "epoch">> {
  const { rows } = await sql<Pick<RunMark, "revision" | "epoch">>`select value as revision, epoch from home_revision`.execute(db);
  return rows[0] ?? { revision: 0, epoch: 0 };
}
