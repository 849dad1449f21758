import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { makeRecoveryCodes } from "#domain/identity/recovery/recovery-codes.server.ts";
import { usableFactors } from "#domain/identity/tickets/next-step.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** Ten new recovery codes for an account with a second factor; those before end. Of this service: Cognito has none. */
export const createRecoveryCodes = operation({
  name: "CreateRecoveryCodes",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }, caller) => {
    const { account, pool, client } = await authenticate(service, AccessToken);
    if (usableFactors({ account, pool }).length === 0) throw refuse.recoveryWithoutFactor();
    const entry = { at: service.clock.now(), poolId: pool.id, clientId: client.id, sub: account.sub, event: "recovery-codes" };
    const RecoveryCodes = await inTransaction(service.db, async (tx) => {
      const { codes, isReplaced } = await makeRecoveryCodes(service, tx, account.sub);
      await recordAudit(tx, { ...entry, outcome: "done", detail: { replaced: isReplaced } }, caller);
      return codes;
    });
    return { RecoveryCodes };
  },
});
