import { z } from "zod";
import { recoveryAddress } from "#domain/identity/accounts/account-addresses.ts";
import { sendCode } from "#domain/identity/codes/codes.server.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { ignored } from "#domain/identity/core/shapes.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/**
 * Takes the password out of use, ends every sign-in, and sends a code with which a new one can be set. A code that may not or cannot be sent
 * is refused, but leaves the password out of use: whoever knows it must not gain by using up the codes.
 */
export const adminResetUserPassword = operation({
  name: "AdminResetUserPassword",
  access: "operator",
  input: z.object({ ...userOfPool, ClientMetadata: ignored.ClientMetadata }),
  handle: async (service, input, caller) => {
    const { pool, account } = await findUser(service, input);
    const attributeName = recoveryAddress(account);
    if (attributeName === null) throw whyNot(account);
    const now = service.clock.now();
    await inTransaction(service.db, async (tx) => {
      await changeAccount(tx, account.sub, { status: "RESET_REQUIRED" }, now);
      await revokeGrantsOf(tx, account.sub, { why: "password reset by an operator", now });
      await deleteBrowserSessionsOf(tx, account.sub);
      await recordAct(tx, { account, at: now, event: "password-reset-required" }, caller);
    });
    // The limits of an address are for users, not for who resets many accounts.
    await sendCode(service, { pool, client: null, account, purpose: "reset", attributeName }, { ...caller, ip: null });
    return {};
  },
});

function whyNot({ isEnabled, status }: Account): Error {
  if (!isEnabled) return refuse.userDisabled();
  return status === "FORCE_CHANGE_PASSWORD" || status === "EXTERNAL_PROVIDER" ? refuse.cannotBeReset() : refuse.noWayToReset();
}
