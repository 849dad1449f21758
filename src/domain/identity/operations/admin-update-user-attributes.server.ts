import { z } from "zod";
import { planOperatorChanges } from "#domain/identity/accounts/address-changes.ts";
import { changesByOperator } from "#domain/identity/accounts/attributes.ts";
import { writeAttributes } from "#domain/identity/accounts/change-user-attributes.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { attributes, ignored } from "#domain/identity/core/shapes.ts";
import { findUser, userOfPool } from "#domain/identity/operators/operator.server.ts";

/** Changes any attribute of an account. A new address counts at once where the operator also sets it verified; else it gets a code. */
export const adminUpdateUserAttributes = operation({
  name: "AdminUpdateUserAttributes",
  access: "operator",
  input: z.object({ ...userOfPool, UserAttributes: attributes, ClientMetadata: ignored.ClientMetadata }),
  handle: async (service, input, caller) => {
    const { pool, account } = await findUser(service, input);
    const plan = planOperatorChanges(pool, account, changesByOperator(pool, input.UserAttributes));
    await writeAttributes(service, { pool, account, client: null, plan }, caller);
    return {};
  },
});
