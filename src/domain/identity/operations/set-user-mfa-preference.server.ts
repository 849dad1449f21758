import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { accessToken } from "#domain/identity/core/shapes.ts";
import { mfaWishes, wishesOf } from "#domain/identity/mfa/mfa-wishes.ts";
import { changeMfa } from "#domain/identity/mfa/user-mfa.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

/** Turns second factors on and off, and says which is asked first. A factor that is not named stays as it is. */
export const setUserMfaPreference = operation({
  name: "SetUserMFAPreference",
  input: z.object({ AccessToken: accessToken, ...mfaWishes }),
  handle: async (service, { AccessToken, ...wishes }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    await changeMfa(service, bearer, wishesOf(wishes), caller);
    return {};
  },
});
