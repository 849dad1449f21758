import { randomUUID } from "node:crypto";
import { claimAlias, insertAccount, type NewAccount } from "#domain/identity/core/account-store.server.ts";
import type { AddressName } from "#domain/identity/core/addresses.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { AccountStatus, Pool } from "#domain/identity/core/types.ts";
import type { Tx } from "#platform/db.server.ts";
import { isAlias } from "./account-addresses.ts";
import { changesByOperator, type GivenAttribute } from "./attributes.ts";
import { signUpName } from "./sign-up-name.ts";
import { takeAlias } from "./verified-address.server.ts";

/** An account that an operator makes: checked, but not in the database yet. */
export type InvitedAccount = NewAccount & { readonly nameAddress: AddressName | null };

type Invited = {
  readonly name: string;
  readonly given: readonly GivenAttribute[];
  readonly status: AccountStatus;
  readonly now: Date;
};

/** Refuses a name or attributes that the pool does not take. What the pool requires may still be missing: its user is asked for it. */
export function invitedAccount(pool: Pool, { name, given, status, now }: Invited): InvitedAccount {
  const nameAddress = signUpName(pool, name);
  const own = nameAddress === null ? given : [...given, { Name: nameAddress, Value: name }];
  const { set: attributes } = changesByOperator(pool, own);
  const sub = randomUUID();
  const username = nameAddress === null ? name : sub;
  return { sub, poolId: pool.id, username, status, attributes, createdAt: now, nameAddress };
}

/**
 * Keeps an account and the names it signs in by. Refuses a name that is taken; and a verified address that signs in to another account,
 * unless it may be moved here.
 */
export async function insertInvited(
  tx: Tx,
  pool: Pool,
  { nameAddress, ...account }: InvitedAccount,
  { movesAliases }: { readonly movesAliases: boolean },
): Promise<void> {
  if (!(await insertAccount(tx, pool, account))) throw refuse.userExists();
  const { sub, attributes, createdAt } = account;
  const own = { poolId: pool.id, sub, force: false };
  for (const name of ["email", "phone_number"] as const) {
    const value = attributes[name];
    if (value === undefined || !isAlias(pool, name)) continue;
    if (name === nameAddress && !(await claimAlias(tx, { ...own, attribute: name, value }))) throw refuse.userExists();
    if (name !== nameAddress && attributes[`${name}_verified`] === "true")
      await takeAlias(tx, { account, name, value, isMoved: movesAliases }, createdAt);
  }
  const preferred = attributes.preferred_username;
  if (preferred === undefined || !isAlias(pool, "preferred_username")) return;
  if (!(await claimAlias(tx, { ...own, attribute: "preferred_username", value: preferred })))
    throw refuse.aliasExists("preferred_username");
}
