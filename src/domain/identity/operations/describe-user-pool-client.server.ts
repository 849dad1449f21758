import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { clientId, poolId } from "#domain/identity/core/shapes.ts";
import { clientOfPool } from "#domain/identity/operators/operator-caller.server.ts";
import { describeClient } from "#domain/identity/pools/client-description.ts";

/** How a client is set up, its secret included. */
export const describeUserPoolClient = operation({
  name: "DescribeUserPoolClient",
  access: "operator",
  input: z.object({ UserPoolId: poolId, ClientId: clientId }),
  handle: async (service, request) => ({ UserPoolClient: describeClient(await clientOfPool(service, request)) }),
});
