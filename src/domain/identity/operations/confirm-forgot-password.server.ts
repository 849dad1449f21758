import { z } from "zod";
import { recoveryAddress } from "#domain/identity/accounts/account-addresses.ts";
import { namedMembers, openNamed } from "#domain/identity/accounts/named-request.server.ts";
import { resetPassword } from "#domain/identity/accounts/reset-password.server.ts";
import { checkCode } from "#domain/identity/codes/codes.server.ts";
import { refuseDecoy } from "#domain/identity/codes/decoy-codes.server.ts";
import { auditRefusals } from "#domain/identity/core/audit-refusals.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { confirmationCode, password } from "#domain/identity/core/shapes.ts";

/** Sets a new password with a code from ForgotPassword. A password that the pool does not take leaves the code good. */
export const confirmForgotPassword = operation({
  name: "ConfirmForgotPassword",
  input: z.object({ ...namedMembers, ConfirmationCode: confirmationCode, Password: password }),
  handle: async (service, request, caller) => {
    const { client, pool, account } = await openNamed(service, request);
    const { Username, ConfirmationCode, Password } = request;
    // Before anything is looked at that only an account has, so that the answer does not tell whether there is one.
    service.passwords.check(pool, Password, Username);
    if (!account || recoveryAddress(account) === null) {
      if (client.settings.preventsExistenceErrors) return refuseDecoy(service, { pool, username: Username, purpose: "reset" });
      throw account ? refuse.codeExpired() : refuse.unknownCombination();
    }
    const entry = { at: service.clock.now(), poolId: pool.id, clientId: client.id, sub: account.sub, event: "password-reset" };
    await auditRefusals(service.db, entry, caller, async () => {
      const code = await checkCode(service, { sub: account.sub, purpose: "reset", code: ConfirmationCode });
      await resetPassword(service, { pool, account, code, password: Password, entry }, caller);
    });
    return {};
  },
});
