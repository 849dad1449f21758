import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { describeClient } from "#domain/identity/pools/client-description.ts";
import { clientRequest, settingsOfClient } from "#domain/identity/pools/client-request.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { findProvider } from "#domain/identity/social/provider-store.server.ts";

/** Makes a client of a pool, with a secret where one is wanted. */
export const createUserPoolClient = operation({
  name: "CreateUserPoolClient",
  access: "operator",
  input: clientRequest,
  handle: async (service, request, caller) => {
    const pool = await service.directory.pool(request.UserPoolId);
    const settings = settingsOfClient(pool, request);
    await refuseUnknownProviders(service, pool, settings.providers);
    const { ClientName: name, GenerateSecret: withSecret = false, ClientSecret: secret } = request;
    const client = await createClient(service, {
      poolId: pool.id,
      name,
      settings,
      withSecret,
      ...(secret === undefined ? {} : { secret }),
    });
    const entry = { at: client.createdAt, poolId: pool.id, clientId: client.id, sub: null, event: "client-created", outcome: "done" };
    await recordAudit(service.db, entry, caller);
    return { UserPoolClient: describeClient(client) };
  },
});

async function refuseUnknownProviders(
  { db, secrets }: Pick<IdentityService, "db" | "secrets">,
  pool: Pool,
  names: readonly string[],
): Promise<void> {
  for (const name of names)
    if (name !== "COGNITO" && !(await findProvider(db, secrets, pool.id, name)))
      throw refuse.parameter(`The provider ${name} does not exist for User Pool ${pool.id}`);
}
