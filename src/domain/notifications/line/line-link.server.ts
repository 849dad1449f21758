import { createHash } from "node:crypto";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import { closePages } from "#domain/notifications/links/page-store.server.ts";
import { type Milliseconds, minutes } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import type { LineChannel } from "#platform/line/types.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type LineLinkState, OWN_CHANNEL } from "./channel.ts";
import {
  accountOf,
  addNonce,
  dropRecipient,
  isFollower,
  linkOnFollow,
  linkUser,
  takeNonce,
  unlinkRecipient,
  unlinkUser,
} from "./line-account-store.server.ts";

export type LineLinkDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

const NONCE_BYTES = 32;
/** As long as LINE's own token for the same link. */
export const NONCE_LIFE: Milliseconds = minutes(10);

export type LineLink = {
  readonly state: LineLinkState;
  /** To whom messages go; null: to nobody. */
  readonly userId: string | null;
};

/** What of LINE is known of one of ours (`member:<sub>`), by the site's own channel or by one of a tenant. */
export async function lineLinkOf(db: Db | Tx, recipient: string, channel: string = OWN_CHANNEL): Promise<LineLink> {
  const account = await accountOf(db, channel, recipient);
  return { state: account?.state ?? "not_linked", userId: account?.state === "linked" ? account.userId : null };
}

/**
 * Where a person goes on to link the account that they opened the link from: LINE, with a nonce that stands for them. LINE then tells by a webhook whose
 * account it is; until then nothing is linked.
 */
export async function startLineLink(
  { db, clock, randomBytes }: LineLinkDeps,
  { accessUrl }: Pick<LineChannel, "accessUrl">,
  { recipient, linkToken }: { readonly recipient: string; readonly linkToken: string },
): Promise<string> {
  const nonce = Buffer.from(randomBytes(NONCE_BYTES)).toString("base64url");
  await inTransaction(db, (tx) => addNonce(tx, { hash: hashOf(nonce), recipient, at: clock.now() }));
  return `${accessUrl}/dialog/bot/accountLink?${new URLSearchParams({ linkToken, nonce })}`;
}

/** Links the user of LINE to whom the nonce was made for. Null: it is nobody's, used or too old. */
export async function endLineLink(
  tx: Tx,
  { nonce, userId, at }: { readonly nonce: string; readonly userId: string; readonly at: Date },
): Promise<string | null> {
  const recipient = await takeNonce(tx, hashOf(nonce), new Date(at.getTime() - NONCE_LIFE));
  if (recipient !== null) await linkUser(tx, { provider: OWN_CHANNEL, userId, recipient, at });
  return recipient;
}

/** Whether somebody follows a channel, as far as LINE has told us. */
export function followsByLine(db: Db | Tx, channel: string, userId: string): Promise<boolean> {
  return isFollower(db, { provider: channel, userId });
}

type Proved = {
  readonly channel: string;
  readonly userId: string;
  readonly recipient: string;
  /** Of the account that writes. Who is none is linked by the follow that comes. */
  readonly isFriend: boolean;
  readonly at: Date;
};

/** Links somebody of whom an ID token has proved which user of LINE they are. */
export function linkProvedLine(tx: Tx, { channel: provider, isFriend, at, ...tie }: Proved): Promise<void> {
  return isFriend ? linkUser(tx, { provider, ...tie, at }) : linkOnFollow(tx, { provider, ...tie, at });
}

/** From now on nothing goes to the person's LINE, and what went there opens nothing. Answers whether it was linked. */
export function unlinkLine(
  { db, clock }: { readonly db: Db | Tx; readonly clock: Clock },
  recipient: string,
  channel: string = OWN_CHANNEL,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const isEnded = await unlinkRecipient(tx, { provider: channel, recipient, at });
    await closePages(tx, { recipient, ...WENT_TO_LINE, at });
    return isEnded;
  });
}

/** The same, told by who uses the account of LINE. */
export async function stopLine(tx: Tx, user: { readonly provider: string; readonly userId: string }, at: Date): Promise<boolean> {
  const recipient = await unlinkUser(tx, { ...user, at });
  if (recipient !== null) await closePages(tx, { recipient, ...WENT_TO_LINE, at });
  return recipient !== null;
}

const WENT_TO_LINE = { topic: null, channel: "line" } as const;

/** Everything of LINE that is kept of a member. */
export function forgetLine(tx: Tx, sub: string): Promise<void> {
  return forgetLineOf(tx, recipientOf({ sub }));
}

/** The same of any recipient: with the user of LINE that was tied to it, of whichever channel. */
export function forgetLineOf(tx: Tx, recipient: string): Promise<void> {
  return dropRecipient(tx, recipient);
}

function hashOf(nonce: string): Uint8Array {
  return createHash("sha256").update(nonce).digest();
}
