import { z } from "zod";
import { forgetPerson } from "#domain/identity/accounts/forget-person.server.ts";
import { deleteAccount } from "#domain/identity/core/account-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { discardObjects } from "#domain/identity/objects/objects.server.ts";
import { findUser, recordAct, userOfPool } from "#domain/identity/operators/operator.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Removes an account with its sign-ins, devices, codes and files. Its sub is never used again. */
export const adminDeleteUser = operation({
  name: "AdminDeleteUser",
  access: "operator",
  input: z.object(userOfPool),
  handle: async ({ db, clock, directory, objects, log }, input, caller) => {
    const { account } = await findUser({ db, directory }, input);
    const files = await inTransaction(db, async (tx) => {
      // While the account still tells whom a mail is for.
      await recordAct(tx, { account, at: clock.now(), event: "account-deleted" }, caller);
      await deleteAccount(tx, account.sub);
      return forgetPerson(tx, account);
    });
    await discardObjects({ objects, log }, files);
    return {};
  },
});
