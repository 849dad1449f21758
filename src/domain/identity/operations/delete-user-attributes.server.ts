import { z } from "zod";
import { changesByUser } from "#domain/identity/accounts/attributes.ts";
import { changeUserAttributes } from "#domain/identity/accounts/change-user-attributes.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, attributeName } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Removes attributes of the account of an access token; an address goes with its verification and no longer signs in. */
export const deleteUserAttributes = operation({
  name: "DeleteUserAttributes",
  input: z.object({
    AccessToken: accessToken,
    UserAttributeNames: z.array(attributeName).max(100, "Member must have length less than or equal to 100"),
  }),
  handle: async (service, { AccessToken, UserAttributeNames }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    const given = UserAttributeNames.map((Name) => ({ Name, Value: "" }));
    await changeUserAttributes(service, bearer, changesByUser({ pool: bearer.pool, client: bearer.client, given }), caller);
    return {};
  },
});
