import { z } from "zod";
import { dropCode } from "#domain/identity/codes/code-store.server.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { NO_WRONG_PASSWORDS } from "#domain/identity/core/lockout.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { password } from "#domain/identity/core/shapes.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { temporaryUntil } from "#domain/identity/passwords/temporary-password.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Gives an account a password: for good, or until its user has chosen another. Every sign-in of before ends, and so does a lock-out. */
export const adminSetUserPassword = operation({
  name: "AdminSetUserPassword",
  access: "operator",
  input: z.object({ ...userOfPool, Password: password, Permanent: z.boolean().optional() }),
  handle: async (service, { Password, Permanent = false, ...user }, caller) => {
    const { pool, account } = await findUser(service, user);
    const credentials = await service.passwords.replace({ pool, account, password: Password });
    const { sub } = account;
    const now = service.clock.now();
    const standing = Permanent
      ? ({ status: "CONFIRMED", temporaryUntil: null } as const)
      : ({ status: "FORCE_CHANGE_PASSWORD", temporaryUntil: temporaryUntil(pool, now) } as const);
    await inTransaction(service.db, async (tx) => {
      await changeAccount(tx, sub, { ...credentials, ...NO_WRONG_PASSWORDS, ...standing, passwordChangedAt: now }, now);
      await dropCode(tx, { sub, purpose: "reset" });
      await revokeGrantsOf(tx, sub, { why: "password set by an operator", now });
      await deleteBrowserSessionsOf(tx, sub);
      await recordAct(tx, { account, at: now, event: "password-set", detail: { permanent: Permanent } }, caller);
    });
    return {};
  },
});
