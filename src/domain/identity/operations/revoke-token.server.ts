import { z } from "zod";
import { operation } from "#domain/identity/operation.server.ts";
import { isClientSecret } from "#domain/identity/pools/clients.server.ts";
import { refuse } from "#domain/identity/refusals.ts";
import { accessToken, clientId, clientSecret } from "#domain/identity/shapes.ts";
import { revokeRefreshToken } from "#domain/identity/tokens/revocation.server.ts";

/** Ends the sign-in of a refresh token. */
export const revokeToken = operation({
  name: "RevokeToken",
  input: z.object({ Token: accessToken, ClientId: clientId, ClientSecret: clientSecret.optional() }),
  handle: async (service, { Token, ClientId, ClientSecret }, caller) => {
    const client = await service.directory.client(ClientId);
    if (!isClientSecret(client, ClientSecret)) throw refuse.clientUnauthorized("wrong client secret");
    await revokeRefreshToken(service, { client, token: Token }, caller);
    return {};
  },
});
