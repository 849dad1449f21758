import { z } from "zod";
import { recoveryAddress } from "#domain/identity/accounts/account-addresses.ts";
import { namedMembers, openNamed } from "#domain/identity/accounts/named-request.server.ts";
import { sendCode, sendCodeUnseen } from "#domain/identity/codes/codes.server.ts";
import { simulatedDelivery } from "#domain/identity/codes/decoy-codes.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { type IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { Account } from "#domain/identity/core/types.ts";

/** Sends a code with which a new password can be set, to a verified address. */
export const forgotPassword = operation({
  name: "ForgotPassword",
  input: z.object(namedMembers),
  handle: async (service, request, caller) => {
    const { client, pool, account } = await openNamed(service, request);
    const hides = client.settings.preventsExistenceErrors;
    const attributeName = account && recoveryAddress(account);
    if (account && attributeName) {
      const send = hides ? sendCodeUnseen : sendCode;
      return { CodeDeliveryDetails: await send(service, { pool, client, account, purpose: "reset", attributeName }, caller) };
    }
    if (!hides) throw whyNot(account);
    return { CodeDeliveryDetails: await simulatedDelivery(service, { pool, username: request.Username, purpose: "reset" }, caller) };
  },
});

function whyNot(account: Account | null): IdentityRefusal {
  if (!account) return refuse.unknownCombination();
  if (!account.isEnabled) return refuse.userDisabled();
  return account.status === "FORCE_CHANGE_PASSWORD" ? refuse.cannotBeReset() : refuse.noWayToReset();
}
