import { z } from "zod";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { deleteBrowserSessionsOf } from "#domain/identity/tokens/browser-session-store.server.ts";
import { revokeGrantsOf } from "#domain/identity/tokens/grant-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Bars an account and ends all its sign-ins, which stay ended when it is enabled again. */
export const adminDisableUser = operation({
  name: "AdminDisableUser",
  access: "operator",
  input: z.object(userOfPool),
  handle: async ({ db, clock, directory }, input, caller) => {
    const { account } = await findUser({ db, directory }, input);
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await changeAccount(tx, account.sub, { isEnabled: false }, now);
      await revokeGrantsOf(tx, account.sub, { why: "account disabled", now });
      await deleteBrowserSessionsOf(tx, account.sub);
      await recordAct(tx, { account, at: now, event: "account-disabled" }, caller);
    });
    return {};
  },
});
