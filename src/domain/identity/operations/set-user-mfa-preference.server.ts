import { z } from "zod";
import { authenticate } from "#domain/identity/access.server.ts";
import { mfaWishes, wishesOf } from "#domain/identity/mfa-wishes.ts";
import { operation } from "#domain/identity/operation.server.ts";
import { accessToken } from "#domain/identity/shapes.ts";
import { changeMfa } from "#domain/identity/user-mfa.server.ts";

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
