import { z } from "zod";
import { forgetPerson } from "#domain/identity/accounts/forget-person.server.ts";
import { deleteAccount } from "#domain/identity/core/account-store.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { discardObjects } from "#domain/identity/objects/objects.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Removes the account of an access token, and with it its sign-ins, devices, codes, addresses and files. The audit log keeps the sub alone. */
export const deleteUser = operation({
  name: "DeleteUser",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }, caller) => {
    const { account, client } = await authenticate(service, AccessToken);
    const { sub, poolId } = account;
    const at = service.clock.now();
    const files = await inTransaction(service.db, async (tx) => {
      // While the account still tells whom a mail is for.
      await recordAudit(tx, { at, poolId, clientId: client.id, sub, event: "delete-user", outcome: "done" }, caller);
      await deleteAccount(tx, sub);
      return forgetPerson(tx, account);
    });
    await discardObjects(service, files);
    return {};
  },
});
