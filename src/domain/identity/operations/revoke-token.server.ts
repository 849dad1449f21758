import { z } from "zod";
import { isClientSecret } from "#domain/identity/core/clients.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, clientId, clientSecret } from "#domain/identity/core/shapes.ts";
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
