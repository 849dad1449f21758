import { createHash } from "node:crypto";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addLink, dropEnded, dropLink, dropLinksTo, findLink, isAnyUnrevoked, markRevoked } from "./link-store.server.ts";
import type { LinkPurpose } from "./types.ts";

/** What a link leads to. */
type LinkTarget = {
  readonly subject: string;
  /** What of the subject it opens, where it opens not all. */
  readonly audience?: string | null;
};

export type OpenedLink = {
  readonly subject: string;
  readonly audience: string | null;
  readonly state: "good" | "expired" | "revoked";
  /** It is good no more. */
  readonly isExpired: boolean;
};

type LinkDeps = { readonly db: Db | Tx; readonly clock: Clock };

const TOKEN_BYTES = 32;

/** Makes a link to a subject and answers its token, 43 letters of base64url. Only its hash is kept. */
export async function makeLink(
  { db, clock, randomBytes }: LinkDeps & { readonly randomBytes: RandomBytes },
  { name, life }: LinkPurpose,
  target: string | LinkTarget,
): Promise<string> {
  const { subject, audience = null } = typeof target === "string" ? { subject: target } : target;
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  const madeAt = clock.now();
  const expiresAt = life === null ? null : new Date(madeAt.getTime() + life);
  await addLink(db, { hash: hashOf(token), purpose: name, subject, audience, madeAt, expiresAt });
  return token;
}

/** What a link leads to; null: nobody made such a link for these pages. */
export async function openLink({ db, clock }: LinkDeps, { name }: Pick<LinkPurpose, "name">, token: string): Promise<OpenedLink | null> {
  const link = await findLink(db, name, hashOf(token));
  if (!link) return null;
  const { subject, audience, expiresAt, isRevoked } = link;
  const isPast = expiresAt !== null && clock.now().getTime() > expiresAt.getTime();
  const state = isRevoked ? "revoked" : isPast ? "expired" : "good";
  return { subject, audience, state, isExpired: state !== "good" };
}

/** From now on the links of these pages to a subject open nothing. Those that are good for ever stay so. */
export function revokeLinks({ db, clock }: LinkDeps, purposes: readonly LinkPurpose[], subject: string): Promise<void> {
  const names = purposes.map(({ name }) => name);
  return markRevoked(db, names, subject, clock.now());
}

/** Whether links of these pages to a subject were made and not all revoked: else another one is wanted by nobody. */
export function isLinkWanted(db: Db | Tx, { name }: LinkPurpose, subject: string): Promise<boolean> {
  return isAnyUnrevoked(db, name, subject);
}

/** For a link that never reached anybody. */
export function takeBackLink(db: Db | Tx, token: string): Promise<void> {
  return dropLink(db, hashOf(token));
}

/** With what they lead to. */
export function forgetLinks(db: Db | Tx, { name }: LinkPurpose, subjects: readonly string[]): Promise<void> {
  return dropLinksTo(db, name, subjects);
}

/** Forgets the links of pages that were over before. Not for pages that an old link still stops something on. */
export function forgetEndedLinks(db: Db, { name }: LinkPurpose, before: Date): Promise<void> {
  return dropEnded(db, name, before);
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
