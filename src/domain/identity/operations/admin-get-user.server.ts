import { z } from "zod";
import { describeAccountToOperator } from "#domain/identity/accounts/account-description.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { findUser, userOfPool } from "#domain/identity/operators/operator.server.ts";

/** All that is known of an account but its secrets. */
export const adminGetUser = operation({
  name: "AdminGetUser",
  access: "operator",
  input: z.object(userOfPool),
  handle: async (service, input) => describeAccountToOperator((await findUser(service, input)).account),
});
