import type { AuthAnswer, Texts } from "#web/session/pool/operations.ts";
import { mustBeGiven } from "#web/session/pool/typed-input.ts";
import type { ChallengeAnswer, MfaType, SignInStep } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { mfaTypesOf } from "./account.ts";

const PREFIX = "userAttributes.";
const MFA_NAMES: Readonly<Record<MfaType, string>> = { SMS: "SMS_MFA", TOTP: "SOFTWARE_TOKEN_MFA" };

const STEPS: Readonly<Record<string, (parameters: Texts) => SignInStep>> = {
  SMS_MFA: (given) => ({ kind: "sms", destination: given.CODE_DELIVERY_DESTINATION ?? "" }),
  SOFTWARE_TOKEN_MFA: (given) => ({ kind: "totp", deviceName: given.FRIENDLY_DEVICE_NAME ?? null }),
  SELECT_MFA_TYPE: (given) => ({ kind: "select-mfa", choices: mfaTypesOf(JSON.parse(given.MFAS_CAN_CHOOSE ?? "[]")) }),
  MFA_SETUP: (given) => ({ kind: "mfa-setup", choices: mfaTypesOf(JSON.parse(given.MFAS_CAN_SETUP ?? "[]")) }),
  NEW_PASSWORD_REQUIRED: (given) => {
    const required: readonly string[] = JSON.parse(given.requiredAttributes ?? "[]");
    const attributes: Texts = JSON.parse(given.userAttributes ?? "{}");
    return { kind: "new-password", requiredAttributes: required.map((name) => name.replace(PREFIX, "")), attributes };
  },
  CUSTOM_CHALLENGE: (parameters) => ({ kind: "custom-challenge", parameters }),
};

/** What the service asks for. `authentication` for a challenge that this client does not know. */
export function stepOf({ ChallengeName = "", ChallengeParameters = {} }: AuthAnswer): SignInStep {
  const step = STEPS[ChallengeName];
  if (!step) throw new CatalogueError("Authentication Error");
  return step(ChallengeParameters);
}

/** What is sent for an answer. Refuses an empty one, and a factor that was not offered. */
export function responsesOf(answer: ChallengeAnswer, step: SignInStep): Texts {
  switch (answer.kind) {
    case "sms":
      return { SMS_MFA_CODE: mustBeGiven(answer.code, "Confirmation code cannot be empty") };
    case "totp":
      return { SOFTWARE_TOKEN_MFA_CODE: mustBeGiven(answer.code, "Confirmation code cannot be empty") };
    case "select-mfa":
      if (step.kind !== "select-mfa" || !step.choices.includes(answer.type)) throw new CatalogueError("No valid MFA method provided");
      return { ANSWER: MFA_NAMES[answer.type] };
    case "mfa-setup":
      return {};
    case "new-password": {
      const attributes = Object.entries(answer.attributes ?? {}).map(([name, value]) => [PREFIX + name, value]);
      return { ...Object.fromEntries(attributes), NEW_PASSWORD: mustBeGiven(answer.password, "New password is required.") };
    }
    case "custom-challenge":
      return { ANSWER: mustBeGiven(answer.answer, "Challenge response cannot be empty") };
  }
}
