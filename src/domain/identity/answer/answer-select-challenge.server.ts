import { firstChallenges } from "#domain/identity/ask/ask-select-challenge.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { required } from "#domain/identity/flows/flow.server.ts";
import { beginWith } from "#domain/identity/flows/user-auth.server.ts";
import { resumeUnchecked } from "#domain/identity/sign-in/sign-in.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { openTicket, readTicket } from "#domain/identity/tickets/tickets.server.ts";

/**
 * What the sign-in begins with. Nothing is proved yet, so the session stays good for another choice; a passkey that was asked for and
 * given up leads here as well (Amplify answers so).
 */
export const answerSelectChallenge: ChallengeAnswer = async (service, request, caller) => {
  const { pool, client, session, responses, clientMetadata } = request;
  const choice = required(responses, "ANSWER");
  const asked = session === undefined ? null : openTicket(service, session);
  const stage = asked?.stage === "WEB_AUTHN" ? "WEB_AUTHN" : "SELECT_CHALLENGE";
  const ticket = readTicket(service, session, { clientId: client.id, stage });
  const signIn = await resumeUnchecked(service, ticket, { pool, client, username: responses.USERNAME });
  if (!(await firstChallenges(service, signIn)).includes(choice)) throw refuse.parameter(`${choice} is not available`);
  const begun = { pool, client, flow: ticket.flow, clientMetadata, parameters: responses };
  return beginWith(service, { choice, signIn, request: begun }, caller);
};
