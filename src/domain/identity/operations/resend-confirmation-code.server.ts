import { z } from "zod";
import { signUpAddress } from "#domain/identity/accounts/account-addresses.ts";
import { hidesOwner, namedMembers, openNamed } from "#domain/identity/accounts/named-request.server.ts";
import { sendCode, sendCodeUnseen } from "#domain/identity/codes/codes.server.ts";
import { simulatedDelivery } from "#domain/identity/codes/decoy-codes.server.ts";
import { findAliasOwner } from "#domain/identity/core/account-store.server.ts";
import type { AddressName } from "#domain/identity/core/addresses.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";

/** Sends another code for a sign-up that waits for one. */
export const resendConfirmationCode = operation({
  name: "ResendConfirmationCode",
  input: z.object(namedMembers),
  handle: async (service, request, caller) => {
    const { client, pool, account } = await openNamed(service, request);
    const { Username } = request;
    const hides = client.settings.preventsExistenceErrors;
    const isHidden = account ? account.status !== "UNCONFIRMED" && hidesOwner({ client, pool }, account, Username) : hides;
    if (isHidden)
      return { CodeDeliveryDetails: await simulatedDelivery(service, { pool, username: Username, purpose: "sign-up" }, caller) };
    if (!account) throw refuse.unknownCombination();
    if (account.status !== "UNCONFIRMED") throw refuse.nothingToConfirm();
    const attributeName = signUpAddress(pool, account.attributes, await nameAddress(service.db, pool, account));
    if (attributeName === null) throw refuse.resendOff();
    const send = hides ? sendCodeUnseen : sendCode;
    return { CodeDeliveryDetails: await send(service, { pool, client, account, purpose: "sign-up", attributeName }, caller) };
  },
});

/** The address an account was named by at sign-up, in pools where names are addresses. Others that it has do not sign in before they are verified. */
async function nameAddress(db: Db, pool: Pool, { sub, attributes }: Account): Promise<AddressName | null> {
  for (const name of pool.settings.usernameAttributes) {
    const value = attributes[name];
    if (value !== undefined && (await findAliasOwner(db, pool.id, name, value)) === sub) return name;
  }
  return null;
}
