import { z } from "zod";
import { confirmAccount } from "#domain/identity/accounts/confirm-account.server.ts";
import { hidesOwner, namedMembers, openNamed } from "#domain/identity/accounts/named-request.server.ts";
import { checkCode } from "#domain/identity/codes/codes.server.ts";
import { refuseDecoy } from "#domain/identity/codes/decoy-codes.server.ts";
import { auditRefusals } from "#domain/identity/core/audit-refusals.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { confirmationCode, session } from "#domain/identity/core/shapes.ts";

/** Takes the code of a sign-up: the account may sign in from now on, and its address is verified. */
export const confirmSignUp = operation({
  name: "ConfirmSignUp",
  input: z.object({
    ...namedMembers,
    ConfirmationCode: confirmationCode,
    ForceAliasCreation: z.boolean().optional(),
    Session: session.optional(),
  }),
  handle: async (service, request, caller) => {
    const { client, pool, account } = await openNamed(service, request);
    const { Username, ConfirmationCode, ForceAliasCreation = false } = request;
    const decoy = { pool, username: Username, purpose: "sign-up" } as const;
    if (!account) {
      if (client.settings.preventsExistenceErrors) return refuseDecoy(service, decoy);
      throw refuse.unknownCombination();
    }
    if (account.status !== "UNCONFIRMED") {
      if (hidesOwner({ client, pool }, account, Username)) return refuseDecoy(service, decoy);
      throw refuse.cannotBeConfirmed(account.status);
    }
    const entry = { at: service.clock.now(), poolId: pool.id, clientId: client.id, sub: account.sub, event: "confirm-sign-up" };
    await auditRefusals(service.db, entry, caller, async () => {
      const code = await checkCode(service, { sub: account.sub, purpose: "sign-up", code: ConfirmationCode });
      await confirmAccount(service, { pool, account, code, movesAliases: ForceAliasCreation, entry }, caller);
    });
    return {};
  },
});
