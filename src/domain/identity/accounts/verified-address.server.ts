import { claimAlias, dropAliases, findAliasOwner } from "#domain/identity/core/account-store.server.ts";
import type { AddressName } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { changeAttributes } from "./attribute-store.server.ts";

type Proved = {
  readonly account: Pick<Account, "sub" | "poolId">;
  readonly name: AddressName;
  readonly value: string;
  /** Whether it may be taken from the account it signs in to now. */
  readonly isMoved: boolean;
};

/**
 * Makes an address that was proved sign in to this account, in place of its former one. Refuses one that signs in to another account, or
 * takes it from there: it is no longer verified there.
 */
export async function takeAlias(tx: Tx, { account, name, value, isMoved }: Proved, now: Date): Promise<void> {
  const { sub, poolId } = account;
  const former = await findAliasOwner(tx, poolId, name, value);
  if (former !== null && former !== sub) {
    if (!isMoved) throw refuse.aliasExists(name);
    await changeAttributes(tx, former, { set: { [`${name}_verified`]: "false" }, remove: [] }, now);
  }
  await dropAliases(tx, sub, name);
  if (!(await claimAlias(tx, { poolId, attribute: name, value, sub, force: isMoved }))) throw refuse.aliasExists(name);
}
