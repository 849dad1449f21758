import type { ColumnType, Selectable } from "kysely";
import { writeTransition } from "#domain/valuation/models/transition-store.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { EstimateRequest, RequestState, Step } from "./request.ts";
import { nextState, type RequestEvent } from "./request-state.ts";

type Json<T> = ColumnType<T, string, string>;

type RequestTable = {
  id: string;
  state: RequestState;
  input: Json<EstimateRequest["input"]>;
  input_hash: string;
  steps: Json<EstimateRequest["steps"]>;
  estimate_id: string | null;
  failure: ColumnType<EstimateRequest["failure"], string | null, string | null>;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};

/** Who moved a request: the person who asked, the job that computes, or the clock. */
type Actor = "visitor" | "worker" | "clock";

export type Move = {
  readonly event: RequestEvent;
  readonly actor: Actor;
  readonly now: Date;
  readonly reason?: string;
  readonly changes?: Partial<Pick<EstimateRequest, "steps" | "estimateId" | "failure" | "expiresAt">>;
};

const ENTITY = "estimate_request";

function tables(db: Db) {
  return db.$extendTables<{ estimate_request: RequestTable }>();
}

export async function insertRequest(db: Db | Tx, request: EstimateRequest): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tables(tx)
      .insertInto("estimate_request")
      .values({
        id: request.id,
        state: request.state,
        input: JSON.stringify(request.input),
        input_hash: request.inputHash,
        steps: JSON.stringify(request.steps),
        estimate_id: request.estimateId,
        failure: null,
        created_at: request.createdAt,
        updated_at: request.updatedAt,
        expires_at: request.expiresAt,
      })
      .execute();
    await writeAudit(tx, { id: request.id, from: null, to: request.state }, { actor: "visitor", now: request.createdAt });
  });
}

export async function findRequest(db: Db, id: string): Promise<EstimateRequest | null> {
  const row = await tables(db).selectFrom("estimate_request").selectAll().where("id", "=", id).executeTakeFirst();
  return row ? requestFrom(row) : null;
}

/** Moves a request and writes who did it. False when the event may not happen, or somebody else moved it meanwhile. */
export async function moveRequest(db: Db | Tx, request: Pick<EstimateRequest, "id" | "state">, move: Move): Promise<boolean> {
  const to = nextState(request.state, move.event);
  if (to === null) return false;
  return inTransaction(db, async (tx) => {
    const moved = await tables(tx)
      .updateTable("estimate_request")
      .set({ state: to, updated_at: move.now, ...changedColumns(move.changes ?? {}) })
      .where("id", "=", request.id)
      .where("state", "=", request.state)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) return false;
    await writeAudit(tx, { id: request.id, from: request.state, to }, move);
    return true;
  });
}

/** Shows how far the work has come. False when the request is no longer running: cancelled, or timed out. */
export async function saveSteps(db: Db, id: string, steps: readonly Step[]): Promise<boolean> {
  const saved = await tables(db)
    .updateTable("estimate_request")
    .set({ steps: JSON.stringify(steps) })
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return saved.numUpdatedRows > 0n;
}

/** Requests whose time is over and that have not been marked so, oldest first. */
export async function listOutdatedRequests(db: Db, now: Date, limit: number): Promise<EstimateRequest[]> {
  const rows = await tables(db)
    .selectFrom("estimate_request")
    .selectAll()
    .where("expires_at", "<=", now)
    .where("state", "<>", "expired")
    .orderBy("expires_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(requestFrom);
}

export async function deleteRequests(db: Db, expiredBefore: Date): Promise<number> {
  const deleted = await tables(db)
    .deleteFrom("estimate_request")
    .where("state", "=", "expired")
    .where("expires_at", "<", expiredBefore)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

function changedColumns({ steps, estimateId, failure, expiresAt }: NonNullable<Move["changes"]>) {
  return {
    ...(steps === undefined ? {} : { steps: JSON.stringify(steps) }),
    ...(estimateId === undefined ? {} : { estimate_id: estimateId }),
    ...(failure === undefined ? {} : { failure: failure && JSON.stringify(failure) }),
    ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
  };
}

function writeAudit(
  tx: Tx,
  { id, from, to }: { readonly id: string; readonly from: RequestState | null; readonly to: RequestState },
  { actor, now, reason }: Pick<Move, "actor" | "now" | "reason">,
): Promise<void> {
  return writeTransition(tx, { entity: ENTITY, id, from, to }, { actor, reason: reason ?? null, now });
}

function requestFrom(row: Selectable<RequestTable>): EstimateRequest {
  return {
    id: row.id,
    state: row.state,
    input: row.input,
    inputHash: row.input_hash,
    steps: row.steps,
    estimateId: row.estimate_id,
    failure: row.failure,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    expiresAt: row.expires_at,
  };
}
