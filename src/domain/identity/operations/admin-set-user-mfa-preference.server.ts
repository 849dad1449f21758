import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { mfaWishes, wishesOf } from "#domain/identity/mfa/mfa-wishes.ts";
import { changeMfa } from "#domain/identity/mfa/user-mfa.server.ts";
import { findUser, userOfPool } from "#domain/identity/operators/operator.server.ts";

/** Turns an account's second factors on and off, and says which is asked first. A factor that is not named stays as it is. */
export const adminSetUserMfaPreference = operation({
  name: "AdminSetUserMFAPreference",
  access: "operator",
  input: z.object({ ...userOfPool, ...mfaWishes }),
  handle: async (service, input, caller) => {
    const { pool, account } = await findUser(service, input);
    await changeMfa(service, { pool, account, client: null }, wishesOf(input), caller);
    return {};
  },
});
