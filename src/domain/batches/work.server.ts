import { chargeRows } from "#domain/api-access/index.server.ts";
import { sendEvent, wakeWebhooks } from "#domain/webhooks/index.server.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Tx } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import type { Log } from "#platform/log.server.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { nextState } from "./batch-state.ts";
import { type HeldBatch, holdBatch, holdUpBatch, leaseBatch, moveBatch, nextBatch, putProgress } from "./batch-store.server.ts";
import { dropWaitingChunks, putResults, type WaitingChunk, waitingChunk, waitingRows } from "./chunk-store.server.ts";
import { estimateRows, type KnownPlaces, knownPlaces, type RowDeps } from "./estimate-rows.server.ts";
import type { RowResult } from "./types.ts";

export type WorkDeps = RowDeps & {
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
  readonly randomBytes: RandomBytes;
  readonly jobs: Pick<Jobs, "send">;
};

/** Longer than a chunk takes; a process that was killed holds up its batches for so long. */
const LEASED_FOR: Milliseconds = seconds(30);
/** A chunk that was begun so often in vain, or took its process with it, ends its batch. */
const MOST_TRIES = 5;

/** Works on the batches of all clients, a chunk of each in turn, until none is left. What was killed goes on at the chunk that it had not kept. */
export async function workOnBatches(deps: WorkDeps, signal?: AbortSignal): Promise<void> {
  const places = knownPlaces();
  while (signal?.aborted !== true) {
    const taken = await takeChunk(deps);
    if (taken === null) return;
    await workOn(deps, taken, places);
  }
}

type Taken = { readonly batch: HeldBatch; readonly chunk: WaitingChunk | null };

async function takeChunk({ db, clock, ...deps }: WorkDeps): Promise<Taken | null> {
  const taken = await inShortTransaction(db, async (tx) => {
    const now = clock.now();
    const batch = await nextBatch(tx, now);
    if (batch === null) return null;
    if (batch.tries >= MOST_TRIES) {
      await endBatch(tx, deps, batch, { event: "fail", actor: "worker", at: now });
      return { batch, chunk: null };
    }
    await leaseBatch(tx, { id: batch.id, until: new Date(now.getTime() + LEASED_FOR) });
    if (batch.state === "received") await moveBatch(tx, { id: batch.id, from: "received", to: "running", actor: "worker", at: now });
    return { batch, chunk: await waitingChunk(tx, batch.id) };
  });
  if (taken?.chunk === null) await wakeWebhooks(deps.jobs);
  return taken;
}

async function workOn(deps: WorkDeps, { batch, chunk }: Taken, places: KnownPlaces): Promise<void> {
  if (chunk === null) return;
  try {
    const asked = { rows: chunk.rows, places, at: deps.clock.now(), isTest: batch.mode === "test" };
    const results = await estimateRows(deps, asked);
    if (results === "preparing") return await waitForModel(deps, batch.id);
    await conclude(deps, batch.id, { number: chunk.number, results });
  } catch (error) {
    // Its lease runs out, and it is tried again.
    failedRequest(deps.log, error, { batch: batch.id, chunk: chunk.number }, "a chunk of a batch could not be estimated");
  }
}

/** A chunk that no model is there for yet: it is asked for anew, and was not tried in vain. */
async function waitForModel({ db, clock }: WorkDeps, id: string): Promise<void> {
  await holdUpBatch(db, { id, until: new Date(clock.now().getTime() + LEASED_FOR) });
}

type Concluded = { readonly number: number; readonly results: readonly RowResult[] };

/** Results, what they cost and how far the batch is, at once: whatever is started anew, no row is charged twice. */
async function conclude({ db, clock, ...deps }: WorkDeps, id: string, { number, results }: Concluded): Promise<void> {
  const isOver = await inShortTransaction(db, async (tx) => {
    const batch = await holdBatch(tx, id);
    // Cancelled meanwhile, or another process was quicker.
    if (batch?.state !== "running" || !(await putResults(tx, { batchId: id, number, results }))) return false;
    const estimated = results.filter(({ ok }) => ok).length;
    const unreadable = results.filter((row) => !row.ok && row.fault === "input").length;
    await chargeRows(tx, batch, { estimated, unused: results.length - unreadable - estimated });
    await putProgress(tx, { id, done: results.length, estimated });
    const after = { ...batch, done: batch.done + results.length, estimated: batch.estimated + estimated };
    if (after.done < batch.rows) return false;
    await endBatch(tx, deps, after, { event: "finish", actor: "worker", at: clock.now() });
    return true;
  });
  if (isOver) await wakeWebhooks(deps.jobs);
}

type End = { readonly event: "finish" | "fail" | "cancel"; readonly actor: string; readonly at: Date };

/** Ends a batch that is held: gives back what was not worked on, and tells the client of an end that it did not bring about itself. */
export async function endBatch(
  tx: Tx,
  { randomBytes }: Pick<WorkDeps, "randomBytes">,
  batch: HeldBatch,
  { event, actor, at }: End,
): Promise<boolean> {
  const to = nextState(batch.state, event);
  if (to === null) return false;
  await chargeRows(tx, batch, { estimated: 0, unused: await waitingRows(tx, batch.id) });
  await dropWaitingChunks(tx, batch.id);
  await moveBatch(tx, { id: batch.id, from: batch.state, to, actor, at });
  if (event === "cancel") return true;
  const facts = { batchId: batch.id, state: to, rows: batch.rows, done: batch.done, estimated: batch.estimated };
  await sendEvent(tx, randomBytes, { clientId: batch.clientId, event: event === "finish" ? "batch.finished" : "batch.failed", facts, at });
  return true;
}
