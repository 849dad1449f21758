import { z } from "zod";
import { operation } from "#domain/identity/operation.server.ts";
import { clientOfPool } from "#domain/identity/operators/operator-caller.server.ts";
import { describeClient } from "#domain/identity/pools/client-description.ts";
import { clientId, poolId } from "#domain/identity/shapes.ts";

/** How a client is set up, its secret included. */
export const describeUserPoolClient = operation({
  name: "DescribeUserPoolClient",
  access: "operator",
  input: z.object({ UserPoolId: poolId, ClientId: clientId }),
  handle: async (service, request) => ({ UserPoolClient: describeClient(await clientOfPool(service, request)) }),
});
