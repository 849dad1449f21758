import { z } from "zod";
import { answers } from "#domain/identity/answer/answers.server.ts";
import { checkSecretHash } from "#domain/identity/core/clients.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { clientId, ignored, oneOf, sensitive, session, stringMap } from "#domain/identity/core/shapes.ts";
import type { ChallengeName } from "#domain/identity/core/types.ts";
import { openTicket } from "#domain/identity/tickets/tickets.server.ts";

const NAMES = [
  "SMS_MFA",
  "EMAIL_OTP",
  "SOFTWARE_TOKEN_MFA",
  "SELECT_MFA_TYPE",
  "MFA_SETUP",
  "PASSWORD_VERIFIER",
  "CUSTOM_CHALLENGE",
  "SELECT_CHALLENGE",
  "DEVICE_SRP_AUTH",
  "DEVICE_PASSWORD_VERIFIER",
  "ADMIN_NO_SRP_AUTH",
  "NEW_PASSWORD_REQUIRED",
  "SMS_OTP",
  "PASSWORD",
  "WEB_AUTHN",
  "PASSWORD_SRP",
] as const;

function isAnswerable(name: string): name is ChallengeName {
  return name in answers;
}

/** Takes the answer to a challenge: the next challenge, or tokens. */
export const respondToAuthChallenge = operation({
  name: "RespondToAuthChallenge",
  input: z.object({
    ClientId: clientId,
    ChallengeName: oneOf(NAMES),
    Session: session.optional(),
    ChallengeResponses: sensitive(stringMap).optional(),
    ...ignored,
  }),
  handle: async (service, { ClientId, ChallengeName, Session, ChallengeResponses = {}, ClientMetadata = {} }, caller) => {
    const client = await service.directory.client(ClientId);
    if (!isAnswerable(ChallengeName)) throw refuse.parameter(`${ChallengeName} is not a challenge of this pool`);
    // A sign-in that began on the pages ends there: it was begun without the leave of the client's flows.
    if (Session !== undefined && openTicket(service, Session)?.flow === "HOSTED_LOGIN") throw refuse.invalidSession("of the hosted login");
    const pool = await service.directory.pool(client.poolId);
    if (ChallengeResponses.USERNAME !== undefined)
      checkSecretHash(client, ChallengeResponses.USERNAME, ChallengeResponses.SECRET_HASH, "parameter");
    const request = { pool, client, session: Session, responses: ChallengeResponses, clientMetadata: ClientMetadata };
    return answers[ChallengeName](service, request, caller);
  },
});
