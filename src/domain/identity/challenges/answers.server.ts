import { answerCustomChallenge } from "#domain/identity/challenges/answer-custom-challenge.server.ts";
import { answerDevicePasswordVerifier } from "#domain/identity/challenges/answer-device-password-verifier.server.ts";
import { answerDeviceSrpAuth } from "#domain/identity/challenges/answer-device-srp-auth.server.ts";
import { answerMfaSetup } from "#domain/identity/challenges/answer-mfa-setup.server.ts";
import { answerNewPasswordRequired } from "#domain/identity/challenges/answer-new-password-required.server.ts";
import { answerPasswordVerifier } from "#domain/identity/challenges/answer-password-verifier.server.ts";
import { answerSelectMfaType } from "#domain/identity/challenges/answer-select-mfa-type.server.ts";
import { answerSmsMfa } from "#domain/identity/challenges/answer-sms-mfa.server.ts";
import { answerSoftwareTokenMfa } from "#domain/identity/challenges/answer-software-token-mfa.server.ts";
import type { ChallengeAnswer } from "#domain/identity/challenges/challenge.server.ts";
import type { ChallengeName } from "#domain/identity/types.ts";

/** How the answer to each challenge is taken. */
export const answers: Readonly<Record<ChallengeName, ChallengeAnswer>> = {
  PASSWORD_VERIFIER: answerPasswordVerifier,
  SMS_MFA: answerSmsMfa,
  SOFTWARE_TOKEN_MFA: answerSoftwareTokenMfa,
  SELECT_MFA_TYPE: answerSelectMfaType,
  MFA_SETUP: answerMfaSetup,
  NEW_PASSWORD_REQUIRED: answerNewPasswordRequired,
  CUSTOM_CHALLENGE: answerCustomChallenge,
  DEVICE_SRP_AUTH: answerDeviceSrpAuth,
  DEVICE_PASSWORD_VERIFIER: answerDevicePasswordVerifier,
};
