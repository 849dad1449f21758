import { createHash } from "node:crypto";
import { queueMail } from "#domain/risk/mail-queue-store.server.ts";
import {
  addLink,
  findLinked,
  type LinkedRegistration,
  markTold,
  nextChanged,
  nextYearly,
  type Registration,
  saveWants,
  type Wants,
} from "#domain/risk/registration-store.server.ts";
import { days } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type NoticeDeps = { readonly db: Db; readonly clock: Clock };

const TOKEN_BYTES = 32;
/** What a link can change ends then; stopping never does. */
const LINK_LIFE = days(30);

export type Link = { readonly token: string; readonly hash: Uint8Array };

/** A new link to the options of a registration; only its hash is kept. Null: no such registration. */
export async function makeLink(
  { db, clock, randomBytes }: NoticeDeps & { readonly randomBytes: RandomBytes },
  registrationId: string,
): Promise<Link | null> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const link = { token, hash: hashOf(token) };
  return (await addLink(db, { id: registrationId, hash: link.hash, at: clock.now() })) ? link : null;
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}

export type NoticeOptions = Pick<Registration, "building" | "onChange" | "yearly" | "isConfirmed"> & {
  /** The link is too old to change anything but to stop. */
  readonly isExpired: boolean;
};

/** What the holder of a link may see and change. Null: no such link. */
export async function noticeOptions({ db, clock }: NoticeDeps, token: string): Promise<NoticeOptions | null> {
  const found = await findLinked(db, hashOf(token));
  return found && shown(found, clock.now());
}

function shown({ building, onChange, yearly, isConfirmed, linkMadeAt }: LinkedRegistration, now: Date): NoticeOptions {
  return { building, onChange, yearly, isConfirmed, isExpired: now.getTime() - linkMadeAt.getTime() > LINK_LIFE };
}

/** Saves what the holder of a link wants to be told; this confirms the address. */
export function saveNotices({ db, clock }: NoticeDeps, token: string, wants: Wants): Promise<Result<NoticeOptions, "unknown" | "expired">> {
  return inTransaction(db, async (tx) => {
    const found = await findLinked(tx, hashOf(token));
    if (!found) return refused("unknown");
    const options = shown(found, clock.now());
    if (options.isExpired) return refused("expired");
    await saveWants(tx, { id: found.id, wants, at: clock.now() });
    return ok({ ...options, ...wants, isConfirmed: true });
  });
}

/** Stops every notice of a registration, with a link of any age; twice does no harm. False: no such link. */
export function stopNotices({ db, clock }: NoticeDeps, token: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await findLinked(tx, hashOf(token));
    if (found) await saveWants(tx, { id: found.id, wants: { onChange: false, yearly: false }, at: clock.now() });
    return found !== null;
  });
}

/** Mails a new link to the address of the registration that an old one leads to. False: no such link. */
export function sendNewLink({ db, clock }: NoticeDeps, token: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const found = await findLinked(tx, hashOf(token));
    if (found) await queueMail(tx, { to: found.email, at: clock.now(), mail: { kind: "notice-link", ...addressed(found) } });
    return found !== null;
  });
}

function addressed({ id, building }: Registration) {
  return { registrationId: id, building };
}

/** Queues the mails that registrations wait for: the letter of the building is another one, or a year has passed. Answers how many. */
export async function queueNotices({ db, clock }: NoticeDeps, signal?: AbortSignal): Promise<number> {
  const at = clock.now();
  const yearAgo = new Date(at);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  let queued = 0;
  for (const queueNext of [queueChanged, queueYearly]) while (!signal?.aborted && (await queueNext(db, { at, yearAgo }))) queued += 1;
  return queued;
}

type Times = { readonly at: Date; readonly yearAgo: Date };

function queueChanged(db: Db, { at }: Times): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const next = await nextChanged(tx);
    if (!next) return false;
    const { id, email, before, now } = next;
    await queueMail(tx, { to: email, at, mail: { kind: "letter-changed", ...addressed(next), before, now } });
    await markTold(tx, { id, letter: now, at });
    return true;
  });
}

function queueYearly(db: Db, { at, yearAgo }: Times): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const next = await nextYearly(tx, yearAgo);
    if (!next) return false;
    const { id, email, now } = next;
    await queueMail(tx, { to: email, at, mail: { kind: "yearly-report", ...addressed(next), now } });
    await markTold(tx, { id, letter: now, at });
    return true;
  });
}
