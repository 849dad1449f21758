import { sql } from "kysely";
import type { BatchAccount } from "#domain/api-access/index.server.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Batch, BatchState } from "./types.ts";

const COLUMNS = sql`id, client_id as "clientId", version, mode, state, rows, done, estimated, made_at as "madeAt", started_at as "startedAt",
  ended_at as "endedAt", expires_at as "expiresAt"`;
const ACCOUNT = sql`client_id as "clientId", key_id as "keyId", period, day`;

export type NewBatch = Pick<Batch, "id" | "version" | "mode" | "rows" | "madeAt" | "expiresAt"> & { readonly account: BatchAccount };

/** Chunks name it: it is added before them, and its rows are counted once they are all there. */
export async function addBatch(tx: Tx, { id, version, mode, rows, madeAt, expiresAt, account }: NewBatch): Promise<void> {
  const { clientId, keyId, period, day } = account;
  await sql`
    insert into batch (id, client_id, key_id, period, day, mode, version, state, rows, done, estimated, tries, made_at, expires_at)
    values (${id}, ${clientId}, ${keyId}, ${period}, ${day}, ${mode}, ${version}, 'received', ${rows}, 0, 0, 0, ${madeAt}, ${expiresAt})`.execute(
    tx,
  );
}

export async function putAccount(tx: Tx, id: string, rows: number, { period, day }: BatchAccount): Promise<void> {
  await sql`update batch set rows = ${rows}, period = ${period}, day = ${day} where id = ${id}`.execute(tx);
}

/** The newest first. */
export async function batchesOf(db: Db | Tx, { clientIds, most }: { clientIds: readonly string[]; most: number }): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    select ${COLUMNS} from batch where client_id = any(${clientIds}) order by made_at desc, id limit ${most}`.execute(db);
  return rows;
}

export async function countOpen(tx: Tx, clientId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from batch where client_id = ${clientId} and ended_at is null`.execute(tx);
  return rows[0]?.open ?? 0;
}

type Which = { readonly id: string; readonly clientIds: readonly string[] };

/** A batch of one of these clients; null: they have none of this name. */
export async function findBatch(db: Db | Tx, { id, clientIds }: Which): Promise<Batch | null> {
  const { rows } = await sql<Batch>`select ${COLUMNS} from batch where id = ${id} and client_id = any(${clientIds})`.execute(db);
  return rows[0] ?? null;
}

export type HeldBatch = Pick<Batch, "id" | "state" | "rows" | "done" | "estimated" | "mode"> & BatchAccount & { readonly tries: number };

/** Held until the transaction ends; null: it is gone. */
export async function holdBatch(tx: Tx, id: string): Promise<HeldBatch | null> {
  const { rows } = await sql<HeldBatch>`
    select id, state, rows, done, estimated, mode, tries, ${ACCOUNT} from batch where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The batch whose turn it is, held until the transaction ends: of those that nobody works on, the one that was worked on longest ago. */
export async function nextBatch(tx: Tx, now: Date): Promise<HeldBatch | null> {
  const { rows } = await sql<HeldBatch>`
    select id, state, rows, done, estimated, mode, tries, ${ACCOUNT} from batch
    where ended_at is null and (leased_until is null or leased_until <= ${now})
    order by worked_at nulls first, made_at, id limit 1 for update skip locked`.execute(tx);
  return rows[0] ?? null;
}

/** A try at the next chunk: others leave it alone until then. */
export async function leaseBatch(tx: Tx, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`update batch set leased_until = ${until}, tries = tries + 1, worked_at = clock_timestamp() where id = ${id}`.execute(tx);
}

/** Leaves a batch alone until then; the try that was begun does not count. */
export async function holdUpBatch(db: Db, { id, until }: { readonly id: string; readonly until: Date }): Promise<void> {
  await sql`
    update batch set leased_until = ${until}, tries = greatest(0, tries - 1) where id = ${id} and ended_at is null`.execute(db);
}

export async function putProgress(tx: Tx, { id, done, estimated }: Pick<Batch, "id" | "done" | "estimated">): Promise<void> {
  await sql`
    update batch set done = done + ${done}, estimated = estimated + ${estimated}, leased_until = null, tries = 0 where id = ${id}`.execute(
    tx,
  );
}

type Move = { readonly id: string; readonly from: BatchState; readonly to: BatchState; readonly actor: string; readonly at: Date };

/** Moves a batch and keeps the step in the audit table. */
export async function moveBatch(tx: Tx, { id, from, to, actor, at }: Move): Promise<void> {
  const isStart = to === "running";
  await sql`
    update batch set state = ${to}, started_at = ${isStart ? at : sql`started_at`}, ended_at = ${isStart ? null : at} where id = ${id}`.execute(
    tx,
  );
  await auditBatch(tx, { id, from, to, actor, at });
}

export async function auditBatch(
  tx: Tx,
  { id, from, to, actor, at }: Omit<Move, "from"> & { readonly from: BatchState | null },
): Promise<void> {
  await writeTransition(tx, { entity: "batch", id, from, to, actor, at });
}

/** What is long over, with nothing left of it. */
export async function forgetBatches(db: Db, before: Date): Promise<void> {
  await sql`delete from batch where expires_at < ${before} and ended_at is not null`.execute(db);
}
