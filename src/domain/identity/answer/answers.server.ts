import type { ChallengeName } from "#domain/identity/core/types.ts";
import type { ChallengeAnswer } from "#domain/identity/tickets/challenge.server.ts";
import { answerCustomChallenge } from "./answer-custom-challenge.server.ts";
import { answerDevicePasswordVerifier } from "./answer-device-password-verifier.server.ts";
import { answerDeviceSrpAuth } from "./answer-device-srp-auth.server.ts";
import { answerMfaSetup } from "./answer-mfa-setup.server.ts";
import { answerNewPasswordRequired } from "./answer-new-password-required.server.ts";
import { answerPasswordVerifier } from "./answer-password-verifier.server.ts";
import { answerSelectChallenge } from "./answer-select-challenge.server.ts";
import { answerSelectMfaType } from "./answer-select-mfa-type.server.ts";
import { answerSmsMfa } from "./answer-sms-mfa.server.ts";
import { answerSoftwareTokenMfa } from "./answer-software-token-mfa.server.ts";
import { answerWebAuthn } from "./answer-web-authn.server.ts";

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
  SELECT_CHALLENGE: answerSelectChallenge,
  WEB_AUTHN: answerWebAuthn,
};
