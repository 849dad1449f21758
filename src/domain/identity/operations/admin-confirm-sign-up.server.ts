import { z } from "zod";
import { dropCode } from "#domain/identity/codes/code-store.server.ts";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { ignored } from "#domain/identity/core/shapes.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Confirms a sign-up without its code. No address is verified by that. */
export const adminConfirmSignUp = operation({
  name: "AdminConfirmSignUp",
  access: "operator",
  input: z.object({ ...userOfPool, ClientMetadata: ignored.ClientMetadata }),
  handle: async ({ db, clock, directory }, input, caller) => {
    const { account } = await findUser({ db, directory }, input);
    if (account.status !== "UNCONFIRMED") throw refuse.cannotBeConfirmed(account.status);
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await changeAccount(tx, account.sub, { status: "CONFIRMED" }, now);
      await dropCode(tx, { sub: account.sub, purpose: "sign-up" });
      await recordAct(tx, { account, at: now, event: "account-confirmed" }, caller);
    });
    return {};
  },
});
