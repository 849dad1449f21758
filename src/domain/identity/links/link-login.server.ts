import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller } from "#domain/identity/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import type { Arrival } from "./arrival.ts";
import { takeArrival } from "./arrival-store.server.ts";
import { addIdentity, deleteLoginOf, insertLogin, removeIdentity } from "./provider-login-store.server.ts";

type Needs = Pick<IdentityService, "db" | "clock">;
type Of = { readonly account: Pick<Account, "sub" | "poolId">; readonly clientId: string };

/** Somebody at a provider, with the kind that the `identities` claim names. */
export type VouchedLogin = Pick<Arrival, "provider" | "providerType" | "subject">;

/**
 * Makes a login at a provider lead to an account whose owner has proved both; false when it leads to an account already. Its owner hears of
 * it by the audit event `provider-linked`.
 */
export async function linkLogin({ db, clock }: Needs, { account, clientId }: Of, login: VouchedLogin, caller: Caller): Promise<boolean> {
  return inTransaction(db, (tx) => linkIn(tx, { account, clientId, login, now: clock.now() }, caller));
}

/** Links an arrival to the account that its owner has just signed in to. Refuses one that is over, used, or of another pool. */
export async function linkArrival({ db, clock }: Needs, { account, clientId }: Of, arrivalId: string, caller: Caller): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const login = await takeArrival(tx, arrivalId, now);
    if (login?.poolId !== account.poolId || !(await linkIn(tx, { account, clientId, login, now }, caller))) throw refuse.sessionExpired();
  });
}

type Linking = Of & { readonly login: VouchedLogin; readonly now: Date };

async function linkIn(tx: Tx, { account, clientId, login, now }: Linking, caller: Caller): Promise<boolean> {
  const { sub, poolId } = account;
  const { provider, providerType, subject } = login;
  if (!(await insertLogin(tx, { poolId, provider, subject }, sub, now))) return false;
  await addIdentity(tx, sub, { userId: subject, providerName: provider, providerType, dateCreated: now.getTime() }, now);
  const entry = { at: now, poolId, clientId, sub, event: "provider-linked", outcome: "done", detail: { provider } };
  await recordAudit(tx, entry, caller);
  return true;
}

type Unlinking = { readonly account: Account; readonly clientId: string; readonly provider: string; readonly subject: string };

/**
 * Takes a login at a provider away from an account. Refuses one that is not the account's, and the one that the account came by: it carries the
 * account's name, and would be its last way in.
 */
export async function unlinkLogin(
  { db, clock }: Needs,
  { account, clientId, provider, subject }: Unlinking,
  caller: Caller,
): Promise<void> {
  const { sub, poolId, status } = account;
  const own = account.identities ?? [];
  const isMeant = ({ providerName, userId }: (typeof own)[number]) => providerName === provider && userId === subject;
  const place = own.findIndex(isMeant);
  if (place < 0) throw refuse.loginNotLinked();
  if (status === "EXTERNAL_PROVIDER" && place === 0) throw refuse.lastWayIn();
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    if (!(await deleteLoginOf(tx, { poolId, provider, subject }, sub))) throw refuse.loginNotLinked();
    await removeIdentity(tx, sub, { userId: subject, providerName: provider }, now);
    const entry = { at: now, poolId, clientId, sub, event: "provider-unlinked", outcome: "done", detail: { provider } };
    await recordAudit(tx, entry, caller);
  });
}
