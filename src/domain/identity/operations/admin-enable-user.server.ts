import { z } from "zod";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Lets an account sign in again. */
export const adminEnableUser = operation({
  name: "AdminEnableUser",
  access: "operator",
  input: z.object(userOfPool),
  handle: async ({ db, clock, directory }, input, caller) => {
    const { account } = await findUser({ db, directory }, input);
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await changeAccount(tx, account.sub, { isEnabled: true }, now);
      await recordAct(tx, { account, at: now, event: "account-enabled" }, caller);
    });
    return {};
  },
});
