import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { creationOptions } from "#domain/identity/passkeys/add-passkey.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Begins a new passkey of the caller: what the browser needs to make one. */
export const startWebAuthnRegistration = operation({
  name: "StartWebAuthnRegistration",
  input: z.object({ AccessToken: accessToken }),
  handle: async (service, { AccessToken }) => ({
    CredentialCreationOptions: await creationOptions(service, await authenticate(service, AccessToken)),
  }),
});
