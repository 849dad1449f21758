import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import type { Bearer } from "#domain/identity/tokens/access.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { HOSTED_IDLE_MS } from "#domain/identity/tokens/browser-sessions.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import {
  endClientSession,
  endHostedSession,
  endHostedSessionsLike,
  type LiveSession,
  listClientSessions,
  listHostedSessions,
} from "./session-store.server.ts";

/** Of each kind: more than a person has, and a bound for one answer. */
const MOST_SHOWN = 50;

type Needs = Pick<IdentityService, "db" | "clock">;
type Owner = Pick<Bearer, "account" | "client" | "grant">;

/** Where the caller is signed in, the one used last first. */
export async function listSessions({ db, clock }: Needs, { account }: Pick<Owner, "account">): Promise<readonly LiveSession[]> {
  const now = clock.now();
  const bounds = { now, most: MOST_SHOWN, idleSince: new Date(now.getTime() - HOSTED_IDLE_MS) };
  const [clients, hosted] = await Promise.all([listClientSessions(db, account.sub, bounds), listHostedSessions(db, account.sub, bounds)]);
  return [...clients, ...hosted].sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
}

/**
 * Ends one sign-in of the caller: its refresh token and its access tokens at once, and what the hosted login remembers in that kind of browser.
 * False where the caller has none of that id: somebody else's is no different from one that never was.
 */
export async function endSession({ db, clock }: Needs, { account, client }: Owner, id: string, caller: Caller): Promise<boolean> {
  const now = clock.now();
  const { sub, poolId } = account;
  return inTransaction(db, async (tx) => {
    const isHosted = HOSTED_ID.test(id);
    const ended = isHosted ? null : await endClientSession(tx, sub, { id, now });
    if (ended?.isHosted) await endHostedSessionsLike(tx, sub, ended.device);
    if (ended === null && !(isHosted && (await endHostedSession(tx, sub, id)))) return false;
    const entry = { at: now, poolId, clientId: client.id, sub, event: "session-end", outcome: "done" };
    await recordAudit(tx, { ...entry, detail: { kind: isHosted ? "hosted" : "client" } }, caller);
    return true;
  });
}

/** SHA-256 in hexadecimal; the other ids are UUIDs. */
const HOSTED_ID = /^[0-9a-f]{64}$/;

/** Ends every sign-in of the caller but the one that calls, the hosted login in every browser among them. */
export async function endOtherSessions({ db, clock }: Needs, { account, client, grant }: Owner, caller: Caller): Promise<void> {
  const at = clock.now();
  const { sub, poolId } = account;
  await inTransaction(db, async (tx) => {
    await revokeGrantsOf(tx, sub, { why: "ended by its person", now: at, except: grant.id });
    await deleteBrowserSessionsOf(tx, sub);
    await recordAudit(tx, { at, poolId, clientId: client.id, sub, event: "other-sessions-end", outcome: "done" }, caller);
  });
}
