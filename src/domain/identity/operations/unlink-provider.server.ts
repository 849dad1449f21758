import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, text } from "#domain/identity/core/shapes.ts";
import { unlinkLogin } from "#domain/identity/links/link-login.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Takes a login at a provider away from the account of an access token. Ours alone: in Cognito an operator does it (AdminDisableProviderForUser). */
export const unlinkProvider = operation({
  name: "UnlinkProvider",
  input: z.object({
    AccessToken: accessToken,
    /** As the `identities` of the account name both. */
    ProviderName: text({ min: 1, max: 32 }),
    UserId: text({ min: 1, max: 128 }),
  }),
  handle: async (service, { AccessToken, ProviderName, UserId }, caller) => {
    const { account, client } = await authenticate(service, AccessToken);
    await unlinkLogin(service, { account, clientId: client.id, provider: ProviderName, subject: UserId }, caller);
    return {};
  },
});
