import { createHash } from "node:crypto";
import type { LineOutcome, MailWriter, MessageChannel, SendLine } from "#domain/notifications/core/types.ts";
import { readdressMessage, type TakenMessage } from "#domain/notifications/outbox/outbox-store.server.ts";
import { mailToFrame } from "#domain/notifications/render/mail-to-frame.ts";
import { isSuppressed, noteRefusal } from "#domain/notifications/suppression/suppression.server.ts";
import type { MailSender } from "#kernel/message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { limited } from "#platform/log-limit.ts";
import type { Mail, SendMail } from "#platform/mail.server.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";

import type { NotNow, PreparedLine, PreparedMail, RegisteredLine, RegisteredMail } from "./registered.server.ts";

export type MailCarrier = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn" | "error">;
  readonly send: SendMail;
  /** Without it messages of LINE are given up. */
  readonly sendLine?: SendLine;
  readonly operatorName: string;
  readonly operatorAddress?: string;
  readonly licenceNumber?: string;
  /** Where people reach the site. */
  readonly origin: () => string;
  /** Every kind that may stand in the outbox. */
  readonly mails: readonly RegisteredMail[];
  readonly lines?: readonly RegisteredLine[];
};

/** How one try ended. `later`: it may be taken another time. */
export type Tried =
  | { readonly end: "sent" }
  | { readonly end: "suppressed" | "failed" | "unknown" | "later"; readonly because: string }
  | { readonly end: "wait"; readonly until: Date };

/** A kind of message, whichever way it goes: makes it and hands it over. */
export type Carried = Pick<RegisteredMail | RegisteredLine, "onOutcome"> & {
  readonly prepare: () => Promise<NotNow | (() => Promise<Tried>)>;
};

/** How a message is carried; null: nobody registered its kind. */
export function carriedBy(carrier: MailCarrier, taken: TakenMessage): Carried | null {
  return CHANNELS[taken.channel](carrier, taken);
}

const CHANNELS: Readonly<Record<MessageChannel, (carrier: MailCarrier, taken: TakenMessage) => Carried | null>> = {
  mail: (carrier, taken) => {
    const registered = carrier.mails.find(({ kind }) => kind === taken.kind);
    if (!registered) return null;
    const { prepare, onOutcome } = registered;
    const hand = async (mail: PreparedMail) => handOver(carrier, await goingTo(carrier, taken, mail.to), mail);
    return { onOutcome, prepare: () => made(prepare(taken.facts, writerOf(carrier)), isMail, hand) };
  },
  line: (carrier, taken) => {
    const registered = carrier.lines?.find(({ kind }) => kind === taken.kind);
    if (!registered) return null;
    const { prepare, onOutcome } = registered;
    const hand = async (line: PreparedLine) => push(carrier, await goingTo(carrier, taken, line.to), line);
    return { onOutcome, prepare: () => made(prepare(taken.facts, writerOf(carrier)), isLine, hand) };
  },
};

/** The outbox says where a message went: reports of it are believed by that. */
async function goingTo({ db }: MailCarrier, taken: TakenMessage, to = taken.to): Promise<TakenMessage> {
  if (to !== taken.to) await readdressMessage(db, taken, to);
  return { ...taken, to };
}

async function made<Prepared extends object>(
  preparing: Promise<Prepared | NotNow>,
  isPrepared: (prepared: Prepared | NotNow) => prepared is Prepared,
  carry: (prepared: Prepared) => Promise<Tried>,
): Promise<NotNow | (() => Promise<Tried>)> {
  const prepared = await preparing;
  return isPrepared(prepared) ? () => carry(prepared) : prepared;
}

function isMail(prepared: PreparedMail | NotNow): prepared is PreparedMail {
  return prepared !== null && "words" in prepared;
}

function isLine(prepared: PreparedLine | NotNow): prepared is PreparedLine {
  return prepared !== null && "messages" in prepared;
}

function writerOf({ operatorName, operatorAddress = "", licenceNumber = "", origin }: MailCarrier): MailWriter {
  return { operatorName, operatorAddress, licenceNumber, origin: origin().replace(/\/$/, "") };
}

async function handOver(
  carrier: MailCarrier,
  { id, to, mark, isWaitedFor }: TakenMessage,
  { words, headers, takeBack, attachments = [] }: PreparedMail,
): Promise<Tried> {
  const { db, clock } = carrier;
  const stopped = await isSuppressed(db, to);
  // Who called a digest spam still gets what they asked for; a mailbox that is gone gets nothing.
  if (stopped !== null && !(stopped === "complained" && isWaitedFor)) {
    await takeBack();
    return { end: "suppressed", because: stopped };
  }
  const writer = writerOf(carrier);
  const { mail: unframed, sender } = mailToFrame(words, writer);
  const framed = await frameMail(unframed, sender);
  const messageId = `<mail-${id}.${mark}@${new URL(writer.origin).hostname}>`;
  const from = words.sender === undefined ? {} : fromOf(sender);
  const parts = { ...framed, ...(attachments.length === 0 ? {} : { attachments }) };
  const mail = { to, ...from, ...parts, messageId, headers: { "Auto-Submitted": "auto-generated", ...headers } };
  const handed = await carrier.send(mail).catch(() => false);
  if (handed === true) return { end: "sent" };
  // It may have arrived, with its links. What people cannot do without goes again.
  if (handed === "unclear") return { end: isWaitedFor ? "later" : "unknown", because: "no answer" };
  await takeBack();
  if (handed === "refused") await noteRefusal(db, to, clock.now());
  return handed === "refused" ? { end: "failed", because: "refused" } : { end: "later", because: "not taken" };
}

function fromOf({ name, writesFrom }: MailSender): Pick<Mail, "from" | "replyTo"> {
  return writesFrom
    ? { from: { name, address: writesFrom.address, office: writesFrom.office }, replyTo: { name, address: writesFrom.replyTo } }
    : { from: { name } };
}

const OF_LINE: Readonly<Record<LineOutcome, Tried>> = {
  sent: { end: "sent" },
  blocked: { end: "suppressed", because: "blocked" },
  refused: { end: "failed", because: "refused" },
  limit: { end: "failed", because: "limit" },
  later: { end: "later", because: "not taken" },
};

async function push(
  { sendLine, log }: MailCarrier,
  { id, to, tenant, kind }: TakenMessage,
  { messages, isUrgent = false }: PreparedLine,
): Promise<Tried> {
  if (!sendLine) return { end: "failed", because: "no carrier" };
  const later = (reason: string) => {
    limited(log).warn(`line: ${kind} ${reason}`, { message: id, kind, reason }, "a message of LINE could not be handed over");
    return "later" as const;
  };
  const pushed = sendLine({ to, messages, retryKey: retryKeyOf(id, to), tenant, isUrgent });
  // A wrong token is not taken either, and else nobody would hear of it before the message is given up a day later.
  const outcome = await pushed.then(
    (taken) => (taken === "later" ? later("not taken") : taken),
    (error: unknown) => later(error instanceof Error ? error.name : "unknown"),
  );
  return OF_LINE[outcome];
}

/** A UUID that stays the same for a message to one user (RFC 9562, version 8): LINE takes a push once under one key. */
function retryKeyOf(id: number, to: string): string {
  const hex = createHash("sha256").update(`outbox ${id} ${to}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
