import type { Generated } from "kysely";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { milliseconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { withNamedLock } from "#platform/named-lock.server.ts";

/** `kept`: trained, but not put into use. `skipped`: nothing to train. */
export type RetrainingState = "running" | "promoted" | "kept" | "skipped" | "failed";

export type Retraining = {
  readonly kind: AppraisableKind;
  readonly state: RetrainingState;
  readonly modelVersion: string | null;
  readonly reason: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

type RetrainingTable = {
  id: Generated<number>;
  kind: AppraisableKind;
  state: RetrainingState;
  model_version: string | null;
  reason: string | null;
  started_at: Date;
  finished_at: Date | null;
};

function retrainings(db: Db) {
  return db.$extendTables<{ retraining: RetrainingTable }>();
}

export async function beginRetraining(db: Db, kind: AppraisableKind, now: Date): Promise<number> {
  const values = { kind, state: "running", model_version: null, reason: null, started_at: now, finished_at: null } as const;
  const { id } = await retrainings(db).insertInto("retraining").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function finishRetraining(
  db: Db,
  id: number,
  end: { readonly state: RetrainingState; readonly modelVersion: string | null; readonly reason: string; readonly now: Date },
): Promise<void> {
  await retrainings(db)
    .updateTable("retraining")
    .set({ state: end.state, model_version: end.modelVersion, reason: end.reason, finished_at: end.now })
    .where("id", "=", id)
    .execute();
}

type Failure = { readonly reason: string; readonly now: Date };

/** Marks trainings of a kind that nobody works on any more. Answers how many. */
export async function failOpenRetrainings(db: Db, kind: AppraisableKind, { reason, now }: Failure): Promise<number> {
  const failed = await retrainings(db)
    .updateTable("retraining")
    .set({ state: "failed", reason, finished_at: now })
    .where("kind", "=", kind)
    .where("state", "=", "running")
    .executeTakeFirst();
  return Number(failed.numUpdatedRows);
}

/** Keeps that a training ended badly, also one that had not come as far as to begin. */
export async function recordFailedRetraining(db: Db, kind: AppraisableKind, failure: Failure): Promise<void> {
  if ((await failOpenRetrainings(db, kind, failure)) > 0) return;
  const { reason, now } = failure;
  await retrainings(db)
    .insertInto("retraining")
    .values({ kind, state: "failed", model_version: null, reason, started_at: now, finished_at: now })
    .execute();
}

/** The last training of each kind. */
export async function listLastRetrainings(db: Db): Promise<Retraining[]> {
  const rows = await retrainings(db)
    .selectFrom("retraining")
    .distinctOn("kind")
    .select(["kind", "state", "model_version", "reason", "started_at", "finished_at"])
    .orderBy("kind")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ model_version, started_at, finished_at, ...row }) => ({
    ...row,
    modelVersion: model_version,
    startedAt: started_at,
    finishedAt: finished_at,
  }));
}

/** Who finds the lock free does not wait for this long. */
const FREE_WITHIN = milliseconds(200);

/**
 * Runs `work` while no other training runs on this database, by whatever process; waits until that is so, and says it. A process that dies
 * lets go by itself.
 */
export async function withTrainingLock<T>(db: Db, onWait: () => void, work: () => Promise<T>): Promise<T> {
  return withNamedLock(db, "training", work, { patience: FREE_WITHIN, onWait });
}
