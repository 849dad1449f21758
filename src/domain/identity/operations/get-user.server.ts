import { z } from "zod";
import { describeUser } from "#domain/identity/accounts/user-description.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** The account of an access token, as far as its client may read it. */
export const getUser = operation({
  name: "GetUser",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }) => {
    const { account, client } = await authenticate(service, AccessToken);
    return describeUser(account, client.settings.readAttributes);
  },
});
