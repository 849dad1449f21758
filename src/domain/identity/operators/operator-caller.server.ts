import { isIP } from "node:net";
import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { clientId, longText, poolId } from "#domain/identity/core/shapes.ts";
import type { Caller, Client } from "#domain/identity/core/types.ts";

/** What a server says that signs its users in: the pool, the client, and at what address the user is. */
export const onBehalf = {
  UserPoolId: poolId,
  ClientId: clientId,
  ContextData: z.looseObject({ IpAddress: longText.optional() }).optional(),
};

/** The client of a pool. One of another pool does not exist for it. */
export async function clientOfPool(
  { directory }: Pick<IdentityService, "directory">,
  { UserPoolId, ClientId }: { readonly UserPoolId: string; readonly ClientId: string },
): Promise<Client> {
  const pool = await directory.pool(UserPoolId);
  const client = await directory.client(ClientId);
  if (client.poolId !== pool.id) throw refuse.clientUnknown(ClientId);
  return client;
}

type Context = { readonly IpAddress?: string | undefined } | undefined;

/** The caller with the address of the user instead of the server's, whose many users must not lock each other out; null where it is not said. */
export function userBehind(caller: Caller, context: Context): Caller {
  const ip = context?.IpAddress;
  return { ...caller, ip: ip !== undefined && isIP(ip) !== 0 ? ip : null };
}
