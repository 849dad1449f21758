import { z } from "zod";
import { changesByUser } from "#domain/identity/accounts/attributes.ts";
import { changeUserAttributes } from "#domain/identity/accounts/change-user-attributes.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, attributes, ignored } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Changes attributes of the account of an access token. A new address gets a code; which ones did is answered. */
export const updateUserAttributes = operation({
  name: "UpdateUserAttributes",
  input: z.object({ AccessToken: accessToken, UserAttributes: attributes, ClientMetadata: ignored.ClientMetadata }),
  handle: async (service, { AccessToken, UserAttributes }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    const changes = changesByUser({ pool: bearer.pool, client: bearer.client, given: UserAttributes });
    return { CodeDeliveryDetailsList: await changeUserAttributes(service, bearer, changes, caller) };
  },
});
