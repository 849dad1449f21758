import { changeAccount, countFailedPassword } from "#domain/identity/account-store.server.ts";
import { recordAudit } from "#domain/identity/audit-store.server.ts";
import { lockState, QUIET_MS } from "#domain/identity/lockout.ts";
import { refuse } from "#domain/identity/refusals.ts";
import type { IdentityService } from "#domain/identity/service.server.ts";
import type { Account, Caller, Client } from "#domain/identity/types.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "addresses">;
type Try = { readonly account: Account; readonly client: Client };

/** Refuses a try while the account or the caller's address is locked out. Such tries are not counted. */
export function refuseLocked({ clock, addresses }: Pick<Needs, "clock" | "addresses">, account: Account | null, caller: Caller): void {
  const now = clock.now();
  if (addresses.isBarred(caller.ip, now)) throw refuse.lockedOut("too many wrong passwords from this address");
  if (account && lockState(account, now) === "locked") throw refuse.lockedOut();
}

/** A wrong password: counted for the account and the address, and refused. */
export async function passwordWrong({ db, clock, addresses }: Needs, { account, client }: Try, caller: Caller): Promise<never> {
  const now = clock.now();
  addresses.countFailure(caller.ip, now);
  const failures = await countFailedPassword(db, account.sub, now, new Date(now.getTime() - QUIET_MS));
  const entry = {
    at: now,
    poolId: account.poolId,
    clientId: client.id,
    sub: account.sub,
    event: "password",
    outcome: "wrong",
    detail: { failures },
  };
  await recordAudit(db, entry, caller);
  throw refuse.incorrectPassword();
}

/** An unknown name: answered like a wrong password where the client may not learn that it is unknown. */
export function nameUnknown({ clock, addresses }: Pick<Needs, "clock" | "addresses">, client: Client, caller: Caller): never {
  addresses.countFailure(caller.ip, clock.now());
  throw client.settings.preventsExistenceErrors ? refuse.incorrectPassword("unknown user") : refuse.userGone();
}

/** A right password that may no longer be used, or whose owner may not sign in, is refused here. Keeps the new hash, if there is one. */
export async function passwordRight({ db, clock }: Needs, account: Account, newHash: string | null): Promise<void> {
  const now = clock.now();
  if (account.status === "FORCE_CHANGE_PASSWORD" && account.temporaryUntil !== null && account.temporaryUntil <= now)
    throw refuse.temporaryExpired();
  if (newHash !== null) await changeAccount(db, account.sub, { passwordHash: newHash }, now);
}
