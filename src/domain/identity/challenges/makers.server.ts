import { askCustomChallenge } from "#domain/identity/challenges/ask-custom-challenge.server.ts";
import { askDeviceSrp } from "#domain/identity/challenges/ask-device-srp.server.ts";
import { askMfaSetup, askSelectMfaType, askSoftwareTokenMfa } from "#domain/identity/challenges/ask-mfa.server.ts";
import { askNewPassword } from "#domain/identity/challenges/ask-new-password.server.ts";
import { askSmsMfa } from "#domain/identity/challenges/ask-sms-mfa.server.ts";
import type { ChallengeMaker } from "#domain/identity/challenges/challenge.server.ts";
import type { LaterChallenge } from "#domain/identity/sign-in/next-step.ts";

/** How each challenge after the first factor is asked. */
export const challengeMakers: Readonly<Record<LaterChallenge, ChallengeMaker>> = {
  NEW_PASSWORD_REQUIRED: askNewPassword,
  CUSTOM_CHALLENGE: askCustomChallenge,
  SMS_MFA: askSmsMfa,
  SOFTWARE_TOKEN_MFA: askSoftwareTokenMfa,
  SELECT_MFA_TYPE: askSelectMfaType,
  MFA_SETUP: askMfaSetup,
  DEVICE_SRP_AUTH: askDeviceSrp,
};
