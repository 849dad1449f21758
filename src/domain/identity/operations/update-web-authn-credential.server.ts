import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, text } from "#domain/identity/core/shapes.ts";
import { passkeyName } from "#domain/identity/passkeys/credential-shapes.ts";
import { changePasskeyName } from "#domain/identity/passkeys/own-passkeys.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Gives a passkey of the caller another name. Cognito has no such call: it stands under a target of this service. */
export const updateWebAuthnCredential = operation({
  name: "UpdateWebAuthnCredential",
  input: z.object({
    AccessToken: accessToken,
    CredentialId: text({ min: 1, max: 1400 }),
    FriendlyCredentialName: passkeyName,
  }),
  handle: async (service, { AccessToken, CredentialId, FriendlyCredentialName }, caller) => {
    const of = { ...(await authenticate(service, AccessToken)), credentialId: CredentialId };
    await changePasskeyName(service, { ...of, name: FriendlyCredentialName.trim() }, caller);
    return {};
  },
});
