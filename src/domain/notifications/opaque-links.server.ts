import { createHash } from "node:crypto";
import type { Milliseconds } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { addLink, dropLink, dropLinksTo, findLink } from "./link-store.server.ts";

/** Pages that a link in a mail opens, without a session: who holds the token may do there what the page offers. */
export type LinkPurpose = {
  /** Stands in the database: never another one for the same pages. */
  readonly name: string;
  /** From then on it is expired; what an expired link still opens, its pages decide. */
  readonly life: Milliseconds;
};

export type OpenedLink = { readonly subject: string; readonly isExpired: boolean };

type LinkDeps = { readonly db: Db | Tx; readonly clock: Clock };

const TOKEN_BYTES = 32;

/** Makes a link to a subject and answers its token, 43 letters of base64url. Only its hash is kept. */
export async function makeLink(
  { db, clock, randomBytes }: LinkDeps & { readonly randomBytes: RandomBytes },
  { name }: LinkPurpose,
  subject: string,
): Promise<string> {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString("base64url");
  await addLink(db, { hash: hashOf(token), purpose: name, subject, madeAt: clock.now() });
  return token;
}

/** What a link leads to; null: nobody made such a link for these pages. */
export async function openLink({ db, clock }: LinkDeps, { name, life }: LinkPurpose, token: string): Promise<OpenedLink | null> {
  const link = await findLink(db, name, hashOf(token));
  return link && { subject: link.subject, isExpired: clock.now().getTime() - link.madeAt.getTime() > life };
}

/** For a link that never reached anybody. */
export function takeBackLink(db: Db | Tx, token: string): Promise<void> {
  return dropLink(db, hashOf(token));
}

/** With what they lead to. */
export function forgetLinks(db: Db | Tx, { name }: LinkPurpose, subjects: readonly string[]): Promise<void> {
  return dropLinksTo(db, name, subjects);
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
