import type { Account } from "#domain/identity/core/types.ts";
import { loginNameOfPool, providerLogins } from "#domain/identity/federation/federation-rules.ts";
import { deleteLogin } from "#domain/identity/federation/federation-store.server.ts";
import { deleteObjectsOf, type KeptObject, lockObjectsOf } from "#domain/identity/objects/object-store.server.ts";
import type { Tx } from "#platform/db.server.ts";

type Forgotten = Pick<Account, "poolId" | "sub" | "identities">;

/**
 * Deletes what identity pools know of an account that is deleted: its login and those at the providers it came by, identities that
 * only these led to, and their objects. Answers the objects, whose bytes are to be discarded once the transaction stands.
 */
export async function forgetPerson(tx: Tx, account: Forgotten): Promise<readonly KeptObject[]> {
  const { poolId, sub, identities } = account;
  const logins = [{ provider: loginNameOfPool(poolId), subject: sub }, ...providerLogins(identities)];
  const identityIds: string[] = [];
  // One after another: an identity goes with the last login that leads to it.
  for (const login of logins) identityIds.push(...(await deleteLogin(tx, login)));
  for (const identityId of identityIds.toSorted()) await lockObjectsOf(tx, identityId);
  return deleteObjectsOf(tx, identityIds);
}
