import { z } from "zod";
import { countAccounts } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { poolId } from "#domain/identity/core/shapes.ts";
import { describePool } from "#domain/identity/pools/pool-description.ts";

/** How a pool is set up. */
export const describeUserPool = operation({
  name: "DescribeUserPool",
  access: "operator",
  input: z.object({ UserPoolId: poolId }),
  handle: async ({ db, directory }, { UserPoolId }) => {
    const pool = await directory.pool(UserPoolId);
    return { UserPool: describePool(pool, await countAccounts(db, pool.id)) };
  },
});
