import { type ByClient, clientsBy } from "#domain/api-access/index.server.ts";
import type { AccessRefusal } from "#domain/companies/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { isOver } from "./batch-state.ts";
import { batchesOf, findBatch, holdBatch } from "./batch-store.server.ts";
import { resultsAfter } from "./chunk-store.server.ts";
import { CHUNK_ROWS } from "./receive.server.ts";
import { type ResultFormat, resultHead, resultLines } from "./results.ts";
import type { Batch, BatchState } from "./types.ts";
import { endBatch } from "./work.server.ts";

const MOST_LISTED = 100;

/** The last hundred of the caller's clients, the newest first. */
export async function listBatches(db: Db, by: ByClient): Promise<Result<readonly Batch[], AccessRefusal>> {
  const clients = await clientsBy(db, by);
  return clients.ok ? ok(await batchesOf(db, { clientIds: clients.value.clientIds, most: MOST_LISTED })) : clients;
}

export async function batchOf(db: Db, by: ByClient, id: string): Promise<Result<Batch, AccessRefusal | "unknown">> {
  const clients = await clientsBy(db, by);
  if (!clients.ok) return clients;
  const batch = await findBatch(db, { id, clientIds: clients.value.clientIds });
  return batch ? ok(batch) : refused("unknown");
}

export type NotNow = { readonly state: BatchState | "expired" };
type CancelDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Ends a batch; what was estimated so far stays, and is charged. */
export function cancelBatch(deps: CancelDeps, by: ByClient, id: string): Promise<Result<Batch, AccessRefusal | "unknown" | NotNow>> {
  return inShortTransaction<Result<Batch, AccessRefusal | "unknown" | NotNow>>(deps.db, async (tx) => {
    const clients = await clientsBy(tx, by);
    if (!clients.ok) return clients;
    const held = await holdBatch(tx, id);
    if (held === null || !clients.value.clientIds.includes(held.clientId)) return refused("unknown");
    const hasEnded = await endBatch(tx, deps, held, { event: "cancel", actor: clients.value.actor, at: deps.clock.now() });
    if (!hasEnded) return refused({ state: held.state });
    const batch = await findBatch(tx, { id, clientIds: clients.value.clientIds });
    return batch ? ok(batch) : refused("unknown");
  });
}

type Download = { readonly id: string; readonly format: ResultFormat };

/** The results as a file that is read from the database as it is sent, once the batch has ended and until they expire. */
export async function batchResults(
  deps: Pick<CancelDeps, "db" | "clock">,
  by: ByClient,
  { id, format }: Download,
): Promise<Result<AsyncGenerator<string>, AccessRefusal | "unknown" | NotNow>> {
  const found = await endedBatch(deps, by, id);
  return found.ok ? ok(lines(deps.db, found.value, { format, after: BEFORE_ALL, most: Number.POSITIVE_INFINITY })) : found;
}

/** `next`: behind what the part after this one begins; null: this was the last. */
export type ResultPart = { readonly csv: string; readonly next: number | null };

/** A part of the same table, for who puts the parts together: those behind `after`, from the beginning without it. */
export async function batchResultPart(
  deps: Pick<CancelDeps, "db" | "clock">,
  by: ByClient,
  { id, after = BEFORE_ALL }: { readonly id: string; readonly after?: number | undefined },
): Promise<Result<ResultPart, AccessRefusal | "unknown" | NotNow>> {
  const found = await endedBatch(deps, by, id);
  if (!found.ok) return found;
  let csv = "";
  for await (const part of lines(deps.db, found.value, { format: "csv", after, most: CHUNKS_OF_PART })) csv += part;
  const next = after + CHUNKS_OF_PART;
  const isLast = (await resultsAfter(deps.db, { batchId: id, number: next })) === null;
  return ok({ csv, next: isLast ? null : next });
}

/** Chunks count from 0. */
const BEFORE_ALL = -1;
const CHUNKS_OF_PART = 10;

async function endedBatch(
  { db, clock }: Pick<CancelDeps, "db" | "clock">,
  by: ByClient,
  id: string,
): Promise<Result<Batch, AccessRefusal | "unknown" | NotNow>> {
  const found = await batchOf(db, by, id);
  if (!found.ok) return found;
  const { state, expiresAt } = found.value;
  if (!isOver(state)) return refused({ state });
  return expiresAt > clock.now() ? found : refused({ state: "expired" });
}

type Span = { readonly format: ResultFormat; readonly after: number; readonly most: number };

async function* lines(db: Db, { id, version }: Batch, { format, after, most }: Span): AsyncGenerator<string> {
  if (after === BEFORE_ALL) yield resultHead(version, format);
  let left = most;
  let chunk = await resultsAfter(db, { batchId: id, number: after });
  while (chunk && left > 0) {
    yield resultLines(chunk.results, { version, format, firstRow: chunk.number * CHUNK_ROWS + 1 });
    left -= 1;
    chunk = left > 0 ? await resultsAfter(db, { batchId: id, number: chunk.number }) : null;
  }
}
