import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, text } from "#domain/identity/core/shapes.ts";
import { removePasskey } from "#domain/identity/passkeys/own-passkeys.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Removes a passkey of the caller. Who is signed in by it stays so until the session ends. */
export const deleteWebAuthnCredential = operation({
  name: "DeleteWebAuthnCredential",
  input: z.object({ AccessToken: accessToken, CredentialId: text({ min: 1, max: 1400 }) }),
  handle: async (service, { AccessToken, CredentialId }, caller) => {
    await removePasskey(service, { ...(await authenticate(service, AccessToken)), credentialId: CredentialId }, caller);
    return {};
  },
});
