import { randomUUID } from "node:crypto";
import { sendCode } from "#domain/identity/codes/codes.server.ts";
import { type ChallengeMaker, challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";

/** Sends a code that only this session can be answered with. */
export const askSmsMfa: ChallengeMaker = async (service, signIn, caller) => {
  const { pool, client, account } = signIn;
  const purpose = `mfa:${randomUUID()}` as const;
  const delivery = await sendCode(service, { pool, client, account, purpose, attributeName: "phone_number" }, caller);
  return challengeWithSession(service, signIn, {
    stage: "SMS_MFA",
    parameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: delivery.DeliveryMedium,
      CODE_DELIVERY_DESTINATION: delivery.Destination,
      USER_ID_FOR_SRP: account.username,
    },
    detail: { purpose },
  });
};
