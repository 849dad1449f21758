import { createHash } from "node:crypto";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client, SignInOrigin, Sub } from "#domain/identity/core/types.ts";
import { minutes } from "#kernel/duration.ts";
import {
  type BrowserSession,
  deleteBrowserSession,
  findBrowserSession,
  insertBrowserSession,
  noteBrowserSessionUse,
} from "./browser-session-store.server.ts";
import { NOWHERE } from "./tokens.server.ts";

/** The hosted login is remembered for an hour, and no longer than half an hour unused. */
const LIFE_MS = minutes(60);
export const HOSTED_IDLE_MS = minutes(30);
const TOKEN_BYTES = 32;

type Needs = Pick<IdentityService, "db" | "clock" | "randomBytes">;

/** Remembers a finished sign-in in a browser; answers the text of its cookie, which is new at every sign-in. */
export async function openBrowserSession(
  service: Needs,
  { poolId, sub }: Pick<Account, "poolId" | "sub">,
  origin: SignInOrigin = NOWHERE,
): Promise<string> {
  const token = service.randomBytes(TOKEN_BYTES).toString("base64url");
  const now = service.clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await insertBrowserSession(service.db, { tokenHash: hashToken(token), poolId, sub, createdAt: now, lastSeenAt: now, expiresAt, origin });
  return token;
}

export type SignedInBrowser = { readonly account: Account; readonly authTime: Date };

/** Who is signed in at a pool by this cookie. Nobody once it is old or idle, the account is disabled, or its password has changed since. */
export async function findSignedInBrowser(service: Needs, token: string, poolId: string): Promise<SignedInBrowser | null> {
  const session = await findBrowserSession(service.db, hashToken(token));
  const now = service.clock.now();
  if (session?.poolId !== poolId || !isLive(session, now)) return null;
  const account = await findAccount(service.db, session.sub);
  if (!account || !mayStay(account, session)) return null;
  await noteBrowserSessionUse(service.db, session.tokenHash, now);
  return { account, authTime: session.createdAt };
}

/** Ends what a browser remembers; answers whose sign-in it was. */
export function closeBrowserSession({ db }: Pick<Needs, "db">, token: string): Promise<Sub | null> {
  return deleteBrowserSession(db, hashToken(token));
}

/** A person signs out at a client: the browser forgets, and it is noted. */
export async function endBrowserSession(
  service: Pick<Needs, "db" | "clock">,
  { client, token }: { readonly client: Client; readonly token: string },
  caller: Caller,
): Promise<void> {
  const sub = await closeBrowserSession(service, token);
  const entry = { at: service.clock.now(), poolId: client.poolId, clientId: client.id, sub, event: "sign-out", outcome: "done" };
  if (sub !== null) await recordAudit(service.db, entry, caller);
}

function isLive({ expiresAt, lastSeenAt }: BrowserSession, now: Date): boolean {
  return now < expiresAt && now.getTime() - lastSeenAt.getTime() < HOSTED_IDLE_MS;
}

function mayStay({ isEnabled, status, passwordChangedAt }: Account, { createdAt }: BrowserSession): boolean {
  const isWhole = status === "CONFIRMED" || status === "EXTERNAL_PROVIDER";
  return isEnabled && isWhole && (passwordChangedAt === null || passwordChangedAt <= createdAt);
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
