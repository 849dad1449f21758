import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { findUser, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { signOutEverywhere } from "#domain/identity/tokens/revocation.server.ts";

/** Signs an account out everywhere. */
export const adminUserGlobalSignOut = operation({
  name: "AdminUserGlobalSignOut",
  access: "operator",
  input: z.object(userOfPool),
  handle: async (service, input, caller) => {
    const { account } = await findUser(service, input);
    await signOutEverywhere(service, { account, clientId: null, why: "global sign-out by an operator" }, caller);
    return {};
  },
});
