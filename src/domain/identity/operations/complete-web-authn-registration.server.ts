import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken, sensitive } from "#domain/identity/core/shapes.ts";
import { addPasskey } from "#domain/identity/passkeys/add-passkey.server.ts";
import { registrationShape } from "#domain/identity/passkeys/credential-shapes.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Keeps the passkey that the caller's browser has made. */
export const completeWebAuthnRegistration = operation({
  name: "CompleteWebAuthnRegistration",
  input: z.object({ AccessToken: accessToken, Credential: sensitive(registrationShape) }),
  handle: async (service, { AccessToken, Credential }, caller) => {
    await addPasskey(service, { ...(await authenticate(service, AccessToken)), credential: Credential }, caller);
    return {};
  },
});
