import { type ChallengeMaker, challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import { usableFactors } from "#domain/identity/tickets/next-step.ts";

export const askSoftwareTokenMfa: ChallengeMaker = async (service, signIn) =>
  challengeWithSession(service, signIn, {
    stage: "SOFTWARE_TOKEN_MFA",
    parameters: {
      USER_ID_FOR_SRP: signIn.account.username,
      ...(signIn.account.totpName ? { FRIENDLY_DEVICE_NAME: signIn.account.totpName } : {}),
    },
  });

export const askSelectMfaType: ChallengeMaker = async (service, signIn) =>
  challengeWithSession(service, signIn, {
    stage: "SELECT_MFA_TYPE",
    parameters: { MFAS_CAN_CHOOSE: JSON.stringify(usableFactors(signIn)), USER_ID_FOR_SRP: signIn.account.username },
  });

/** The authenticator app is what can be set up without being signed in; a phone number would have to be proved first. */
export const askMfaSetup: ChallengeMaker = async (service, signIn) =>
  challengeWithSession(service, signIn, {
    stage: "MFA_SETUP",
    parameters: {
      MFAS_CAN_SETUP: JSON.stringify(signIn.pool.settings.factors.filter((factor) => factor === "SOFTWARE_TOKEN_MFA")),
      USER_ID_FOR_SRP: signIn.account.username,
    },
  });
