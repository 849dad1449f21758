import { z } from "zod";
import { authenticate } from "#domain/identity/access.server.ts";
import { operation } from "#domain/identity/operation.server.ts";
import { signOutEverywhere } from "#domain/identity/revocation.server.ts";
import { accessToken } from "#domain/identity/shapes.ts";

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
