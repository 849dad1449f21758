import { giveUpUnclear, markFailed, markSent, type TakenMail, takeMail } from "#domain/risk/mail-queue-store.server.ts";
import { isNotice, mailText, registrationOf } from "#domain/risk/mail-texts.ts";
import { dropLink, wantsOf } from "#domain/risk/registration-store.server.ts";
import { makeLink } from "#domain/risk/registrations.server.ts";
import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { SendMail } from "#platform/mail.server.ts";

export type MailCarrier = {
  readonly db: Db;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly log: Pick<Log, "warn">;
  readonly send: SendMail;
  readonly operatorName: string;
  /** Where people reach the site. */
  readonly origin: () => string;
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
  const { db, clock } = carrier;
  const registration = registrationOf(taken.mail);
  const link = registration === null ? null : await makeLink(carrier, registration);
  // Stopped meanwhile, or gone: there is nobody to tell.
  const isWanted = registration === null || (link !== null && (!isNotice(taken.mail) || (await stillWanted(db, taken, registration))));
  if (isWanted && (await handOver(carrier, taken, link?.token ?? null))) {
    await markSent(db, taken.id, clock.now());
    return true;
  }
  if (link) await dropLink(db, link.hash);
  await (isWanted ? putBack(carrier, taken) : markSent(db, taken.id, clock.now()));
  return false;
}

async function stillWanted(db: Db, { mail }: TakenMail, registration: string): Promise<boolean> {
  const wants = await wantsOf(db, registration);
  return mail.kind === "letter-changed" ? (wants?.onChange ?? false) : (wants?.yearly ?? false);
}

function handOver({ send, operatorName, origin }: MailCarrier, { id, to, queuedAt, mail }: TakenMail, token: string | null) {
  const site = origin().replace(/\/$/, "");
  const optionsUrl = token === null ? null : `${site}/risk/thanks-registration?token=${token}`;
  const { subject, text } = mailText(mail, { operatorName, origin: site, optionsUrl });
  const stopUrl = `${site}/api/estate/risk-notices/stop?token=${token}`;
  const headers = isNotice(mail) ? { "List-Unsubscribe": `<${stopUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } : {};
  const messageId = `<risk-mail-${id}.${queuedAt.getTime()}@${new URL(site).hostname}>`;
  return send({ to, subject, text, messageId, headers: { "Auto-Submitted": "auto-generated", ...headers } }).catch(() => false);
}

async function putBack({ db, clock, log }: MailCarrier, { id, queuedAt, tries, mail }: TakenMail): Promise<void> {
  const at = clock.now();
  const nextTryAt = new Date(at.getTime() + waitAfter(tries));
  const isOver = nextTryAt.getTime() - queuedAt.getTime() > GIVE_UP_AFTER;
  if (isOver) log.warn({ mail: id, kind: mail.kind, tries }, "a mail was given up");
  await markFailed(db, id, { at, nextTryAt: isOver ? null : nextTryAt });
}
