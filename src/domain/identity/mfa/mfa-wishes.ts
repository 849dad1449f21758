import { z } from "zod";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { FactorWish, MfaWishes } from "./mfa-settings.ts";

const factor = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() });

/** The members by which SetUserMFAPreference and its operator's form say what is wanted. */
export const mfaWishes = {
  SMSMfaSettings: factor.optional(),
  SoftwareTokenMfaSettings: factor.optional(),
  EmailMfaSettings: factor.optional(),
  WebAuthnMfaSettings: z.object({ Enabled: z.boolean().optional() }).optional(),
};

type Given = z.infer<z.ZodObject<typeof mfaWishes>>;

/** What is wanted of each factor. Refuses those this service does not have. */
export function wishesOf({ SMSMfaSettings, SoftwareTokenMfaSettings, EmailMfaSettings, WebAuthnMfaSettings }: Given): MfaWishes {
  if (EmailMfaSettings?.Enabled) throw refuse.parameter("User does not have delivery config set to turn on EMAIL_OTP");
  if (WebAuthnMfaSettings?.Enabled) throw refuse.parameter("WebAuthn is not enabled for this user pool");
  return { SMS_MFA: wishOf(SMSMfaSettings), SOFTWARE_TOKEN_MFA: wishOf(SoftwareTokenMfaSettings) };
}

/** Enabled is false where it is not sent (service model: BooleanType). */
function wishOf(given: z.infer<typeof factor> | undefined): FactorWish | undefined {
  return given && { isOn: given.Enabled ?? false, isPreferred: given.PreferredMfa };
}
