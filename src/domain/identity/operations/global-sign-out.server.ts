import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";
import { signOutEverywhere } from "#domain/identity/tokens/revocation.server.ts";

/** Signs the caller out everywhere. */
export const globalSignOut = operation({
  name: "GlobalSignOut",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }, caller) => {
    const { account, client } = await authenticate(service, AccessToken);
    await signOutEverywhere(service, { account, clientId: client.id, why: "global sign-out" }, caller);
    return {};
  },
});
