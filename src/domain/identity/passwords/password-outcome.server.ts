import { countEvents } from "#domain/identity/codes/counter-store.server.ts";
import { countFailedPassword, keepPasswordHash } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { lockState, QUIET_MS } from "#domain/identity/core/lockout.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/core/types.ts";
import { countedAddress } from "#platform/caller-address.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "addresses" | "phantoms">;
export type Try = { readonly account: Account; readonly client: Client; readonly isPhantom?: boolean };

/** Refuses a try while the account or the caller's address is locked out. Such tries are not counted. */
export function refuseLocked({ clock, addresses }: Pick<Needs, "clock" | "addresses">, account: Account, caller: Caller): void {
  const now = clock.now();
  if (addresses.isBarred(countedBy(caller), now)) throw refuse.lockedOut("too many wrong passwords from this address");
  if (lockState(account, now) === "locked") throw refuse.lockedOut();
}

function countedBy({ ip }: Caller): string | null {
  return ip === null ? null : countedAddress(ip);
}

/** Counts a wrong try for the caller's address alone: where it is not known whom it was for. */
export function countFromAddress({ clock, addresses }: Pick<Needs, "clock" | "addresses">, caller: Caller): void {
  addresses.countFailure(countedBy(caller), clock.now());
}

/**
 * Counts a wrong password, or a wrong answer in its place, for the account and the address. As much is written for a name nobody has, so that
 * the time tells nothing: one count and one line of the audit log.
 */
export async function countWrong(service: Needs, wrong: Try & { readonly event: string }, caller: Caller): Promise<void> {
  const { account, client, event, isPhantom = false } = wrong;
  const { db, clock } = service;
  const now = clock.now();
  countFromAddress(service, caller);
  const failures = isPhantom
    ? await countForNobody(service, account, now)
    : await countFailedPassword(db, account.sub, now, new Date(now.getTime() - QUIET_MS));
  const entry = { at: now, poolId: account.poolId, clientId: client.id, sub: account.sub, event, outcome: "wrong", detail: { failures } };
  await recordAudit(db, entry, caller);
}

/** What counts is in memory; the row is for its time alone, and goes with the other counts that have ended. */
async function countForNobody({ db, phantoms }: Pick<Needs, "db" | "phantoms">, { sub }: Account, now: Date): Promise<number> {
  phantoms.count(sub, now);
  await countEvents(db, [{ key: `phantom:${sub}`, windowEndsAt: new Date(now.getTime() + QUIET_MS) }], now);
  return phantoms.of(sub).failedPasswords;
}

/** A wrong password, or the name of nobody: counted and refused, in the same words where the client may not learn which. */
export async function passwordWrong(service: Needs, wrong: Try, caller: Caller): Promise<never> {
  await countWrong(service, { ...wrong, event: "password" }, caller);
  throw wrong.isPhantom && !wrong.client.settings.preventsExistenceErrors ? refuse.userGone() : refuse.incorrectPassword();
}

/** A right password that may no longer be used is refused here. Keeps the new hash, if there is one. */
export async function passwordRight({ db, clock }: Pick<Needs, "db" | "clock">, account: Account, newHash: string | null): Promise<void> {
  const { status, temporaryUntil } = account;
  if (status === "FORCE_CHANGE_PASSWORD" && temporaryUntil !== null && temporaryUntil <= clock.now()) throw refuse.temporaryExpired();
  if (newHash !== null) await keepPasswordHash(db, account, newHash);
}
