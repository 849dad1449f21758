import { mostBatchRows, type RowsRefusal, reserveRows } from "#domain/api-access/index.server.ts";
import type { KeyHolder } from "#domain/api-access/types.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { isoDateInJapan, yearInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { wakeBatches } from "./batch-jobs.server.ts";
import { addBatch, auditBatch, countOpen, findBatch, putAccount } from "./batch-store.server.ts";
import { addChunk } from "./chunk-store.server.ts";
import { readRows } from "./read-file.server.ts";
import type { Batch, BatchFormat, BatchVersion, TakenRow } from "./types.ts";

export type ReceiveDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly jobs: Pick<Jobs, "send">;
};

export type ReceiveRefusal =
  | RowsRefusal
  | { readonly reason: "file"; readonly found: string }
  | { readonly reason: "too-many-open"; readonly most: number }
  /** `keep` said that another call does it. */
  | { readonly reason: "taken-over" };

/** Rows that are estimated, and kept, at a time. */
export const CHUNK_ROWS = 500;
const KEPT_FOR = days(7);
/** Of one client, not ended. */
const MOST_OPEN = 5;

type Asked = {
  readonly version: BatchVersion;
  readonly format: BatchFormat;
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Keeps in the transaction what the call is answered; false: another call under its name does it. Left out: nothing is kept. */
  readonly keep?: (tx: Tx, batch: Batch) => Promise<boolean>;
};

/** Undoes what was written of a batch that is not taken. */
class NotTaken extends Error {
  override readonly name = "NotTaken";
  readonly refusal: ReceiveRefusal;

  constructor(refusal: ReceiveRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * Takes in a file of homes, in constant memory: all of its rows are kept and set aside of the client's calls, or none. Rows that cannot be read are told among
 * the results and cost nothing.
 */
export async function receiveBatch(deps: ReceiveDeps, holder: KeyHolder, asked: Asked): Promise<Result<Batch, ReceiveRefusal>> {
  const id = opaqueId(deps.randomBytes);
  try {
    const batch = await inTransaction(deps.db, (tx) => takeIn(tx, { id, holder, at: deps.clock.now() }, asked));
    await wakeBatches(deps.jobs);
    return ok(batch);
  } catch (error) {
    if (error instanceof NotTaken) return refused(error.refusal);
    if (error instanceof FileRefused) return refused({ reason: "file", found: error.message });
    throw error;
  }
}

type Taking = { readonly id: string; readonly holder: KeyHolder; readonly at: Date };

async function takeIn(tx: Tx, { id, holder, at }: Taking, { version, format, bytes, keep }: Asked): Promise<Batch> {
  const most = mostBatchRows(holder);
  if (most === null) throw new NotTaken({ reason: "not-in-plan" });
  const { clientId, keyId, mode } = holder;
  const account = { clientId, keyId, period: "", day: isoDateInJapan(at) };
  await addBatch(tx, { id, version, mode, rows: 1, madeAt: at, expiresAt: new Date(at.getTime() + KEPT_FOR), account });
  const { rows, readable } = await keepRows(tx, id, { rows: readRows(bytes(), { format, thisYear: yearInJapan(at) }), most });
  if (rows === 0) throw new NotTaken({ reason: "file", found: "住まいの行がないファイル" });
  // Held by whoever hands in another: from here on it takes no time.
  await takeLock(tx, `batches ${clientId}`);
  if ((await countOpen(tx, clientId)) > MOST_OPEN) throw new NotTaken({ reason: "too-many-open", most: MOST_OPEN });
  const reserved = await reserveRows(tx, holder, { rows: readable, at });
  if (!reserved.ok) throw new NotTaken(reserved.reason);
  await putAccount(tx, id, rows, reserved.value);
  await auditBatch(tx, { id, from: null, to: "received", actor: `key:${keyId}`, at });
  const batch = await findBatch(tx, { id, clientIds: [clientId] });
  if (batch === null) throw new Error(`batch ${id} went while it was taken in`);
  if (keep && !(await keep(tx, batch))) throw new NotTaken({ reason: "taken-over" });
  return batch;
}

type Keeping = { readonly rows: AsyncIterable<TakenRow>; readonly most: number };

async function keepRows(tx: Tx, batchId: string, { rows, most }: Keeping): Promise<{ readonly rows: number; readonly readable: number }> {
  let waiting: TakenRow[] = [];
  let [count, readable, chunks] = [0, 0, 0];
  const keep = async () => {
    if (waiting.length > 0) await addChunk(tx, batchId, chunks, waiting);
    chunks += 1;
    waiting = [];
  };
  for await (const row of rows) {
    count += 1;
    if (count > most) throw new NotTaken({ reason: "too-many-rows", most });
    if (row.ok) readable += 1;
    waiting.push(row);
    if (waiting.length === CHUNK_ROWS) await keep();
  }
  await keep();
  return { rows: count, readable };
}
