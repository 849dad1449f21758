import { findAccountByName } from "#domain/identity/core/account-store.server.ts";
import { checkSecretHash } from "#domain/identity/core/clients.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { clientId, ignored, secretHash, username } from "#domain/identity/core/shapes.ts";
import type { Account, Client, Pool } from "#domain/identity/core/types.ts";
import { nameKey } from "#domain/identity/core/user-names.ts";

/** The members of a request that names its user instead of showing a token. */
export const namedMembers = { ClientId: clientId, SecretHash: secretHash.optional(), Username: username, ...ignored };

type Members = { readonly ClientId: string; readonly SecretHash?: string | undefined; readonly Username: string };

export type NamedClient = { readonly client: Client; readonly pool: Pool };

/** The client of a request and its pool. Refuses an unknown client and a wrong secret hash. */
export async function openNamedClient(
  { directory }: Pick<IdentityService, "directory">,
  { ClientId, SecretHash, Username }: Members,
): Promise<NamedClient> {
  const client = await directory.client(ClientId);
  checkSecretHash(client, Username, SecretHash, "member");
  return { client, pool: await directory.pool(client.poolId) };
}

/** The same, and the account that the request names; null when there is none. */
export async function openNamed(
  service: Pick<IdentityService, "directory" | "db">,
  members: Members,
): Promise<NamedClient & { readonly account: Account | null }> {
  const { client, pool } = await openNamedClient(service, members);
  return { client, pool, account: await findAccountByName(service.db, pool, members.Username) };
}

/**
 * Whether the client may not learn that a name belongs to somebody: it prevents existence errors, and the name is an address. A chosen user
 * name says that it is taken at sign-up, with AWS as with us.
 */
export function hidesOwner({ client, pool }: NamedClient, account: Account, name: string): boolean {
  return client.settings.preventsExistenceErrors && nameKey(pool, name) !== nameKey(pool, account.username);
}
