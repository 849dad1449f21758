import { challengeMakers } from "#domain/identity/ask/makers.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { oneOf, parseRequest } from "#domain/identity/core/shapes.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { usableFactors } from "#domain/identity/tickets/next-step.ts";
import { spendTicket } from "#domain/identity/tickets/tickets.server.ts";
import { openStep } from "./open-step.server.ts";

const answerShape = oneOf(["SMS_MFA", "SOFTWARE_TOKEN_MFA"]);

/** Which of the second factors is asked next. A message that cannot be sent leaves the session good for the other factor. */
export const answerSelectMfaType: ChallengeAnswer = async (service, request, caller) => {
  const { ANSWER } = request.responses;
  if (!ANSWER) throw refuse.parameterMissing("ANSWER");
  const factor = parseRequest(answerShape, ANSWER);
  const { ticket, signIn } = await openStep(service, request, "SELECT_MFA_TYPE");
  if (!usableFactors(signIn).includes(factor)) throw refuse.mfaMethodMissing();
  const challenge = await challengeMakers[factor](service, signIn, caller);
  await spendTicket(service.db, ticket, service.clock.now());
  return challenge;
};
