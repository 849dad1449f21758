import { loginNameOfPool } from "#domain/identity/federation/federation-rules.ts";
import { deleteLogin } from "#domain/identity/federation/federation-store.server.ts";
import { deleteObjectsOf, type KeptObject, lockObjectsOf } from "#domain/identity/objects/object-store.server.ts";
import type { Account } from "#domain/identity/types.ts";
import type { Tx } from "#platform/db.server.ts";

/**
 * Deletes what identity pools know of an account that is deleted: its login, identities that only it led to, and their objects. Answers the
 * objects, whose bytes are to be discarded once the transaction stands.
 */
export async function forgetPerson(tx: Tx, { poolId, sub }: Pick<Account, "poolId" | "sub">): Promise<readonly KeptObject[]> {
  const identityIds = await deleteLogin(tx, { provider: loginNameOfPool(poolId), subject: sub });
  for (const identityId of identityIds.toSorted()) await lockObjectsOf(tx, identityId);
  return deleteObjectsOf(tx, identityIds);
}
