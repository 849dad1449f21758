import { z } from "zod";
import { isClientSecret } from "#domain/identity/core/clients.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, clientId, clientSecret, deviceKey, stringMap } from "#domain/identity/core/shapes.ts";
import { refreshTokens } from "#domain/identity/tokens/refresh.server.ts";

/** New tokens for a refresh token; where the client rotates, also the next refresh token. */
export const getTokensFromRefreshToken = operation({
  name: "GetTokensFromRefreshToken",
  input: z.object({
    RefreshToken: accessToken,
    ClientId: clientId,
    ClientSecret: clientSecret.optional(),
    DeviceKey: deviceKey.optional(),
    ClientMetadata: stringMap.optional(),
  }),
  handle: async (service, { RefreshToken, ClientId, ClientSecret, DeviceKey = null }, caller) => {
    const client = await service.directory.client(ClientId);
    if (!isClientSecret(client, ClientSecret)) throw refuse.clientSecretWrong();
    const { tokens } = await refreshTokens(service, { client, token: RefreshToken, deviceKey: DeviceKey, via: "operation" }, caller);
    return { AuthenticationResult: tokens };
  },
});
