import type { Outcome } from "#domain/notifications/core/message-states.ts";
import { isKeyKnown, nextTry } from "#domain/notifications/core/retries.ts";
import type { MessageChannel } from "#domain/notifications/core/types.ts";
import {
  endMessage,
  leftBehind,
  putBackMessage,
  type TakenMessage,
  takeMessage,
} from "#domain/notifications/outbox/outbox-store.server.ts";
import { minutes } from "#kernel/duration.ts";
import { limited } from "#platform/log-limit.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type Carried, carriedBy, type MailCarrier, type Tried } from "./carrier.server.ts";

/** Longer than any server takes to answer: who has not written down what came of a message by then was stopped. */
const CARRIER_GONE = minutes(10);
/** So many messages of a channel are under way at a time, and that many may be unclear after a crash. */
const AT_A_TIME = 4;

/** Hands over every message of these channels that is due, a few of each at a time. Answers how many went out. */
export async function sendDueMails(
  carrier: MailCarrier,
  signal?: AbortSignal,
  channels: readonly MessageChannel[] = ["mail", "line"],
): Promise<number> {
  await endLeftBehind(carrier, channels);
  const lanes = channels.flatMap((channel) => Array.from({ length: AT_A_TIME }, () => channel));
  const sent = await Promise.all(lanes.map((channel) => sendInTurn(carrier, channel, signal)));
  return sent.reduce((sum, count) => sum + count, 0);
}

async function sendInTurn(carrier: MailCarrier, channel: MessageChannel, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  while (!signal?.aborted) {
    const taken = await takeMessage(carrier.db, channel, carrier.clock.now());
    if (!taken) break;
    if (await carry(carrier, taken)) sent += 1;
  }
  return sent;
}

async function carry(carrier: MailCarrier, taken: TakenMessage): Promise<boolean> {
  const { clock, log } = carrier;
  const { id, kind, channel } = taken;
  const carried = carriedBy(carrier, taken);
  if (!carried) {
    log.warn({ message: id, kind }, "a message of a kind that nobody registered was given up");
    await end(carrier, taken, null, { outcome: "failed", because: "unregistered" });
    return false;
  }
  if (channel === "line" && !isKeyKnown(taken, clock.now())) {
    await end(carrier, taken, carried, { outcome: "failed", because: "too late" });
    return false;
  }
  const tried = await tryOnce(carrier, taken, carried);
  if (tried.end === "later") await putBack(carrier, taken, carried, tried.because);
  else if (tried.end === "wait") await putBackMessage(carrier.db, taken, { nextTryAt: tried.until, error: null, isCounted: false });
  else {
    if (tried.end === "failed") log.warn({ message: id, kind, reason: tried.because }, "a message was given up");
    await end(carrier, taken, carried, { outcome: tried.end, because: tried.end === "sent" ? null : tried.because });
  }
  return tried.end === "sent";
}

/** Before it is handed over, whatever goes wrong, it is tried again. */
async function tryOnce({ clock, log }: MailCarrier, { id, kind }: TakenMessage, carried: Carried): Promise<Tried> {
  try {
    const prepared = await carried.prepare();
    if (typeof prepared === "function") return await prepared();
    if (prepared === null) return { end: "suppressed", because: "unwanted" };
    if ("suppressed" in prepared) return { end: "suppressed", because: prepared.suppressed };
    // One that waits for what has passed would be taken again at once, and for ever.
    return { end: "wait", until: new Date(Math.max(prepared.waitUntil.getTime(), clock.now().getTime() + minutes(1))) };
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    limited(log).warn(`message unwritten: ${kind} ${reason}`, { message: id, kind, reason }, "a message could not be written");
    return { end: "later", because: "unwritten" };
  }
}

async function putBack(carrier: MailCarrier, taken: TakenMessage, carried: Carried, because: string): Promise<void> {
  const { db, clock, log } = carrier;
  const { id, kind, tries } = taken;
  const nextTryAt = nextTry(taken, clock.now());
  if (nextTryAt) return putBackMessage(db, taken, { nextTryAt, error: because, isCounted: true });
  log.warn({ message: id, kind, tries }, "a message was given up");
  await end(carrier, taken, carried, { outcome: "failed", because });
}

type End = { readonly outcome: Outcome; readonly because: string | null };

/** Writes down how it ended, together with what its domain makes of that; where the domain fails, without it: a message is not sent twice over it. */
async function end(
  { db, clock, log }: MailCarrier,
  taken: TakenMessage,
  carried: Carried | null,
  { outcome, because }: End,
): Promise<void> {
  const ending = { state: outcome, at: clock.now(), error: because };
  const onOutcome = carried?.onOutcome;
  if (!onOutcome) return void (await endMessage(db, taken, ending));
  try {
    await inTransaction(db, async (tx) => {
      if (await endMessage(tx, taken, ending)) await onOutcome(tx, taken.facts, outcome, because);
    });
  } catch (err) {
    log.error({ err, message: taken.id, kind: taken.kind, outcome }, "what a message came to could not be told to its domain");
    await endMessage(db, taken, ending);
  }
}

/** Messages whose carrier was stopped before it wrote down what came of them: they may have gone out. */
async function endLeftBehind(carrier: MailCarrier, channels: readonly MessageChannel[]): Promise<void> {
  const { db, clock, log } = carrier;
  const at = clock.now();
  const left = await leftBehind(db, channels, new Date(at.getTime() - CARRIER_GONE));
  for (const taken of left) {
    if (taken.isWaitedFor) await putBackMessage(db, taken, { nextTryAt: at, error: "carrier stopped", isCounted: true });
    else await end(carrier, taken, carriedBy(carrier, taken), { outcome: "unknown", because: "carrier stopped" });
  }
  const again = left.filter(({ isWaitedFor }) => isWaitedFor).length;
  if (left.length > 0) log.warn({ unknown: left.length - again, again }, "messages whose carrier was stopped may or may not have gone out");
}
