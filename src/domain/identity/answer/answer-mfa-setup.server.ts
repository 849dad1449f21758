import { refuse } from "#domain/identity/core/refusals.ts";
import { isProved } from "#domain/identity/mfa/mfa-setup.server.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { openStep } from "./open-step.server.ts";
import { passSecondFactor } from "./second-factor.server.ts";

/** Goes on after an authenticator app was set up. Only the session that VerifySoftwareToken gave says so. */
export const answerMfaSetup: ChallengeAnswer = async (service, request, caller) => {
  const step = await openStep(service, request, "MFA_SETUP");
  const { account } = step.signIn;
  if (!isProved(step.ticket) || !account.totpMfa || account.totpSealed === null)
    throw refuse.invalidSession("no authenticator app was proved");
  return passSecondFactor(service, step, caller);
};
