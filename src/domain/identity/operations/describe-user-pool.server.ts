import { z } from "zod";
import { countAccounts } from "#domain/identity/accounts/account-store.server.ts";
import { operation } from "#domain/identity/operation.server.ts";
import { describePool } from "#domain/identity/pools/pool-description.ts";
import { poolId } from "#domain/identity/shapes.ts";

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
