import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import type { SendMail } from "#platform/mail.server.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { giveUpUnclear, markFailed, markSent, type TakenMail, takeMail } from "./mail-store.server.ts";
import type { PreparedMail, RegisteredMail } from "./registered-mail.server.ts";
import { mailToFrame } from "./render/mail-to-frame.ts";
import type { MailWriter } from "./types.ts";

export type MailCarrier = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
  readonly send: SendMail;
  readonly operatorName: string;
  readonly operatorAddress?: string;
  readonly licenceNumber?: string;
  /** Where people reach the site. */
  readonly origin: () => string;
  /** Every kind that may stand in the queue. */
  readonly mails: readonly RegisteredMail[];
};

/** A mail that nobody would take for so long is given up. */
const GIVE_UP_AFTER = days(1);
const LONGEST_WAIT = hours(4);
/** Longer than any server takes to answer: who has not written down what came of a mail by then was stopped. */
const CARRIER_GONE = minutes(10);

/** The pause before the next try: 1, 2, 4 … minutes, at most 4 hours. */
export function waitAfter(tries: number): Milliseconds {
  return Math.min(minutes(2 ** Math.max(0, tries - 1)), LONGEST_WAIT);
}

/** Hands over every mail that is due, one after the other. Answers how many went out. */
export async function sendDueMails(carrier: MailCarrier, signal?: AbortSignal): Promise<number> {
  const { db, clock, log } = carrier;
  const at = clock.now();
  const unclear = await giveUpUnclear(db, { takenBefore: new Date(at.getTime() - CARRIER_GONE), at });
  if (unclear > 0) log.warn({ mails: unclear }, "mails whose carrier was stopped may or may not have gone out");
  let sent = 0;
  while (!signal?.aborted) {
    const taken = await takeMail(db, clock.now());
    if (!taken) break;
    if (await carry(carrier, taken)) sent += 1;
  }
  return sent;
}

async function carry(carrier: MailCarrier, taken: TakenMail): Promise<boolean> {
  const { db, clock, log, mails } = carrier;
  const registered = mails.find(({ kind }) => kind === taken.kind);
  if (!registered) {
    log.warn({ mail: taken.id, kind: taken.kind }, "a mail of a kind that nobody registered was given up");
    await markFailed(db, taken.id, { at: clock.now(), nextTryAt: null });
    return false;
  }
  const prepared = await prepareMail(carrier, registered, taken);
  if (prepared === "failed") {
    await putBack(carrier, taken);
    return false;
  }
  if (prepared === null) {
    await markSent(db, taken.id, clock.now());
    return false;
  }
  const handed = await handOver(carrier, taken, prepared);
  if (handed === true) {
    await markSent(db, taken.id, clock.now());
    return true;
  }
  await prepared.takeBack();
  if (handed === "refused") {
    log.warn({ mail: taken.id, kind: taken.kind }, "a mail was given up: no server takes it for its address");
    await markFailed(db, taken.id, { at: clock.now(), nextTryAt: null });
    return false;
  }
  await putBack(carrier, taken);
  return false;
}

/** Nothing has been handed over yet: whatever goes wrong, it is tried again. */
async function prepareMail(carrier: MailCarrier, registered: RegisteredMail, { id, kind, facts }: TakenMail) {
  try {
    return await registered.prepare(facts, writerOf(carrier));
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    limited(carrier.log).warn(`mail unwritten: ${kind} ${reason}`, { mail: id, kind, reason }, "a mail could not be written");
    return "failed";
  }
}

function writerOf({ operatorName, operatorAddress = "", licenceNumber = "", origin }: MailCarrier): MailWriter {
  return { operatorName, operatorAddress, licenceNumber, origin: origin().replace(/\/$/, "") };
}

async function handOver(carrier: MailCarrier, { id, to, queuedAt }: TakenMail, { words, headers }: PreparedMail) {
  const writer = writerOf(carrier);
  const { mail: unframed, sender } = mailToFrame(words, writer);
  const framed = await frameMail(unframed, sender);
  const messageId = `<mail-${id}.${queuedAt.getTime()}@${new URL(writer.origin).hostname}>`;
  const mail = { to, ...framed, messageId, headers: { "Auto-Submitted": "auto-generated", ...headers } };
  return carrier.send(mail).catch(() => false);
}

async function putBack({ db, clock, log }: MailCarrier, { id, queuedAt, tries, kind }: TakenMail): Promise<void> {
  const at = clock.now();
  const nextTryAt = new Date(at.getTime() + waitAfter(tries));
  const isOver = nextTryAt.getTime() - queuedAt.getTime() > GIVE_UP_AFTER;
  if (isOver) log.warn({ mail: id, kind, tries }, "a mail was given up");
  await markFailed(db, id, { at, nextTryAt: isOver ? null : nextTryAt });
}
