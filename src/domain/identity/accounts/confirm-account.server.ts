import { type RightCode, spendCode } from "#domain/identity/codes/codes.server.ts";
import { changeAccount, claimAlias } from "#domain/identity/core/account-store.server.ts";
import { type AuditEntry, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Caller, Pool } from "#domain/identity/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addressWithValue, isAlias } from "./account-addresses.ts";
import { changeAttributes } from "./attribute-store.server.ts";
import { takeAlias } from "./verified-address.server.ts";

type Confirmation = {
  readonly pool: Pool;
  readonly account: Account;
  readonly code: RightCode;
  /** An address that signs in to another account until now signs in to this one from now on. */
  readonly movesAliases: boolean;
  readonly entry: Omit<AuditEntry, "outcome">;
};

/** Uses the code of a sign-up. Refuses an address that signs in to another account, unless it may be moved. */
export async function confirmAccount(
  service: Pick<IdentityService, "db" | "clock">,
  confirmation: Confirmation,
  caller: Caller,
): Promise<void> {
  const { pool, account, code, movesAliases, entry } = confirmation;
  const now = service.clock.now();
  await inTransaction(service.db, async (tx) => {
    await spendCode(tx, code);
    await changeAccount(tx, account.sub, { status: "CONFIRMED" }, now);
    // An operator may have changed the address since: then the code proves none.
    const name = addressWithValue(account.attributes, code.destination);
    if (name !== null) {
      await changeAttributes(tx, account.sub, { set: { [`${name}_verified`]: "true" }, remove: [] }, now);
      if (isAlias(pool, name)) await takeAlias(tx, { account, name, value: code.destination, isMoved: movesAliases }, now);
    }
    await claimPreferredName(tx, pool, account);
    await recordAudit(tx, { ...entry, outcome: "done" }, caller);
  });
}

/** No code proves it, so that it is never taken away from somebody. */
async function claimPreferredName(tx: Tx, pool: Pool, { sub, poolId, attributes }: Account): Promise<void> {
  const value = attributes.preferred_username;
  if (value === undefined || !isAlias(pool, "preferred_username")) return;
  const isOwn = await claimAlias(tx, { poolId, attribute: "preferred_username", value, sub, force: false });
  if (!isOwn) throw refuse.aliasExists("preferred_username");
}
