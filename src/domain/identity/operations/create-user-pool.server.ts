import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { createPool } from "#domain/identity/pools/create-pool.server.ts";
import { describePool } from "#domain/identity/pools/pool-description.ts";
import { poolRequest, settingsOfPool } from "#domain/identity/pools/pool-request.ts";
import { REGION } from "#wire/constants.ts";

/** Makes a pool with a signing key of its own. */
export const createUserPool = operation({
  name: "CreateUserPool",
  access: "operator",
  input: poolRequest,
  handle: async (service, request, caller) => {
    const pool = await createPool(service, { name: request.PoolName, region: REGION, settings: settingsOfPool(request) });
    const entry = { at: pool.createdAt, poolId: pool.id, clientId: null, sub: null, event: "pool-created", outcome: "done" };
    await recordAudit(service.db, entry, caller);
    return { UserPool: describePool(pool, 0) };
  },
});
