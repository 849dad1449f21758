import { z } from "zod";
import { findCodeDestination } from "#domain/identity/codes/code-store.server.ts";
import { sendCode } from "#domain/identity/codes/codes.server.ts";
import { isAddressName } from "#domain/identity/core/addresses.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, attributeName, ignored } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Sends another code to an address of the account: to the new one, while the old one stays until it is verified. */
export const getUserAttributeVerificationCode = operation({
  name: "GetUserAttributeVerificationCode",
  input: z.object({ AccessToken: accessToken, AttributeName: attributeName, ClientMetadata: ignored.ClientMetadata }),
  handle: async (service, { AccessToken, AttributeName }, caller) => {
    const { account, pool, client } = await authenticate(service, AccessToken);
    if (!isAddressName(AttributeName)) throw refuse.notVerifiable(AttributeName);
    const purpose = `attribute:${AttributeName}` as const;
    const awaited = await findCodeDestination(service.db, { sub: account.sub, purpose }, service.clock.now());
    const destination = awaited ?? account.attributes[AttributeName];
    if (destination === undefined) throw refuse.notVerifiable(AttributeName);
    const request = { pool, client, account, purpose, attributeName: AttributeName, destination };
    return { CodeDeliveryDetails: await sendCode(service, request, caller) };
  },
});
