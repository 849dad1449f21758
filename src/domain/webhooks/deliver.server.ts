import { setTimeout } from "node:timers/promises";
import { ownersOfClient } from "#domain/api-access/index.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import { type Milliseconds, milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { failedRequest } from "#platform/failed-request.ts";
import type { Log } from "#platform/log.server.ts";
import type { OutsidePost } from "#platform/outside/outside-post.server.ts";
import type { Sealing } from "#platform/sealing/sealing.ts";
import { inShortTransaction } from "#platform/transaction.server.ts";
import { type AfterAttempt, type AttemptOutcome, afterAttempt, faultOfStatus } from "./after-attempt.ts";
import {
  addAttempt,
  concludeTry,
  dropWaiting,
  type HeldDelivery,
  holdDelivery,
  isAnyFree,
  leaveEndpoint,
  type TakenDelivery,
  takeDue,
} from "./delivery-store.server.ts";
import { auditStep, putState } from "./endpoint-store.server.ts";
import { secretsInUse } from "./secrets.server.ts";
import { signedHeaders } from "./sign.server.ts";
import { WEBHOOK_STOPPED } from "./webhook-mails.ts";

/** Messages of this process on their way at one moment, one an endpoint whichever process sends: whoever answers slowly holds one place. */
const PLACES = 16;
/** What is due since is looked for so often while messages are under way. */
const LOOKS_AGAIN_AFTER: Milliseconds = milliseconds(500);
/** Longer than a try may take. */
const TAKEN_FOR: Milliseconds = minutes(2);

export type DeliverDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
  readonly sealing: Sealing;
  readonly post: OutsidePost;
};

/** Sends what is due until nothing is, an endpoint's messages one after the other and those of others beside them. */
export async function deliverDue(deps: DeliverDeps, signal?: AbortSignal): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  for (;;) {
    const free = signal?.aborted === true ? 0 : PLACES - underWay.size;
    const now = deps.clock.now();
    const wanted = { now, except: [...underWay.keys()], most: free, until: new Date(now.getTime() + TAKEN_FOR) };
    for (const taken of free > 0 ? await takeDue(deps.db, wanted) : []) underWay.set(taken.id, attempt(deps, taken, underWay));
    if (underWay.size === 0 && (signal?.aborted === true || !(await isAnyFree(deps.db, now)))) return;
    await firstOr(LOOKS_AGAIN_AFTER, [...underWay.values()]);
  }
}

/** Until one of these is done, or so long. */
async function firstOr(wait: Milliseconds, all: readonly Promise<void>[]): Promise<void> {
  const over = new AbortController();
  await Promise.race([...all, setTimeout(wait, undefined, { signal: over.signal }).catch(() => undefined)]);
  over.abort();
}

/** Never fails: what could not be tried, or kept, is due again once nobody else may be at it. */
async function attempt(deps: DeliverDeps, taken: TakenDelivery, underWay: Map<string, Promise<void>>): Promise<void> {
  try {
    const begun = performance.now();
    const at = deps.clock.now();
    const outcome = await send(deps, taken, at);
    await conclude(deps, taken, { outcome, at, ms: Math.round(performance.now() - begun) });
  } catch (error) {
    failedRequest(deps.log, error, { endpoint: taken.id }, "a webhook could not be delivered");
  } finally {
    underWay.delete(taken.id);
  }
}

async function send({ sealing, post }: DeliverDeps, taken: TakenDelivery, at: Date): Promise<AttemptOutcome> {
  const { deliveryId, url, body } = taken;
  const headers = signedHeaders({ id: deliveryId, at, body }, secretsInUse(sealing, taken, at));
  const answered = await post({ url, headers, body });
  return answered.ok ? { status: answered.value, fault: faultOfStatus(answered.value) } : { status: null, fault: answered.reason };
}

type Tried = { readonly outcome: AttemptOutcome; readonly at: Date; readonly ms: number };

function conclude(deps: DeliverDeps, { deliveryId, id, until }: TakenDelivery, { outcome, at, ms }: Tried): Promise<void> {
  return inShortTransaction(deps.db, async (tx) => {
    const held = await holdDelivery(tx, deliveryId);
    await leaveEndpoint(tx, { id, until });
    // Removed or asked for again meanwhile: whoever did that has the last word.
    if (held === null) return;
    await addAttempt(tx, deliveryId, { at, ms, ...outcome });
    if (held.deliveryState !== "waiting") return;
    const tries = held.tries + 1;
    const after = afterAttempt({ ...held, tries }, outcome, at);
    const ended = outcome.fault === null ? "delivered" : "given-up";
    await concludeTry(tx, { id: deliveryId, tries, nextTryAt: after.nextTryAt, state: after.nextTryAt === null ? ended : "waiting" });
    await moveEndpoint(tx, held, { id, at, after: after.endpoint });
  });
}

type Move = { readonly id: string; readonly at: Date; readonly after: AfterAttempt["endpoint"] };

async function moveEndpoint(tx: Tx, held: HeldDelivery, { id, at, after }: Move): Promise<void> {
  if (after.state === held.state) return;
  await putState(tx, { id, ...after });
  await auditStep(tx, { id, from: held.state, to: after.state, actor: "worker", at });
  if (after.state !== "off") return;
  await dropWaiting(tx, id);
  for (const { email, companyName } of await ownersOfClient(tx, held.clientId))
    await queueMail(tx, WEBHOOK_STOPPED, { to: email, at, facts: { companyName, host: new URL(held.url).host } });
}
