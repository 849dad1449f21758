import { z } from "zod";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { accessToken, attributeName, oneOf } from "#domain/identity/core/shapes.ts";
import { changeMfa } from "#domain/identity/mfa/user-mfa.server.ts";
import { authenticate } from "#domain/identity/tokens/access.server.ts";

const option = z.object({ DeliveryMedium: oneOf(["SMS", "EMAIL"]).optional(), AttributeName: attributeName.optional() });

/** The older way to turn text messages on (one option) and off (none). It says nothing of the authenticator app. */
export const setUserSettings = operation({
  name: "SetUserSettings",
  input: z.object({ AccessToken: accessToken, MFAOptions: z.array(option) }),
  handle: async (service, { AccessToken, MFAOptions }, caller) => {
    const bearer = await authenticate(service, AccessToken);
    if (MFAOptions.some(({ DeliveryMedium, AttributeName }) => DeliveryMedium !== "SMS" || AttributeName !== "phone_number"))
      throw refuse.parameter("MFAOptions takes only SMS to phone_number");
    await changeMfa(service, bearer, { SMS_MFA: { isOn: MFAOptions.length > 0 } }, caller);
    return {};
  },
});
