import type { ChallengeMaker } from "#domain/identity/tickets/challenge.server.ts";
import type { LaterChallenge } from "#domain/identity/tickets/next-step.ts";
import { askCustomChallenge } from "./ask-custom-challenge.server.ts";
import { askDeviceSrp } from "./ask-device-srp.server.ts";
import { askMfaSetup, askSelectMfaType, askSoftwareTokenMfa } from "./ask-mfa.server.ts";
import { askNewPassword } from "./ask-new-password.server.ts";
import { askSmsMfa } from "./ask-sms-mfa.server.ts";

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
