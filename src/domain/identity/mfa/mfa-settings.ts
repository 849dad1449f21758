import type { Account, MfaType, Pool } from "#domain/identity/core/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** What a user wants of one second factor. `isPreferred` undefined: as it was, while the factor is on. */
export type FactorWish = { readonly isOn: boolean; readonly isPreferred?: boolean | undefined };
export type MfaWishes = { readonly [factor in MfaType]?: FactorWish | undefined };
export type MfaChanges = Pick<Account, "smsMfa" | "totpMfa" | "preferredMfa">;
export type MfaFault = "sms-not-set-up" | "totp-not-set-up" | "preferred-but-off" | "two-preferred" | "needed-by-pool";

type Of = { readonly pool: Pick<Pool, "settings">; readonly account: MfaChanges & Pick<Account, "attributes" | "totpSealed"> };

/** The second factors of an account after its user's wishes. Factors that are not named stay as they are. */
export function wishedMfa({ pool, account }: Of, wishes: MfaWishes): Result<MfaChanges, MfaFault> {
  const { SMS_MFA: sms, SOFTWARE_TOKEN_MFA: totp } = wishes;
  const fault = faultOf({ pool, account }, wishes);
  if (fault) return refused(fault);
  const on = { SMS_MFA: sms?.isOn ?? account.smsMfa, SOFTWARE_TOKEN_MFA: totp?.isOn ?? account.totpMfa };
  const hadOne = account.smsMfa || account.totpMfa;
  if (pool.settings.mfa === "ON" && hadOne && !on.SMS_MFA && !on.SOFTWARE_TOKEN_MFA) return refused("needed-by-pool");
  const preferred = preferredAfter(account.preferredMfa, wishes);
  return ok({ smsMfa: on.SMS_MFA, totpMfa: on.SOFTWARE_TOKEN_MFA, preferredMfa: preferred !== null && on[preferred] ? preferred : null });
}

function faultOf({ pool, account }: Of, { SMS_MFA: sms, SOFTWARE_TOKEN_MFA: totp }: MfaWishes): MfaFault | null {
  const offers = (factor: MfaType) => pool.settings.mfa !== "OFF" && pool.settings.factors.includes(factor);
  if (sms?.isOn && (!offers("SMS_MFA") || !account.attributes.phone_number)) return "sms-not-set-up";
  if (totp?.isOn && (!offers("SOFTWARE_TOKEN_MFA") || account.totpSealed === null)) return "totp-not-set-up";
  if ([sms, totp].some((wish) => wish?.isPreferred && !wish.isOn)) return "preferred-but-off";
  return sms?.isPreferred && totp?.isPreferred ? "two-preferred" : null;
}

function preferredAfter(before: MfaType | null, wishes: MfaWishes): MfaType | null {
  if (wishes.SMS_MFA?.isPreferred) return "SMS_MFA";
  if (wishes.SOFTWARE_TOKEN_MFA?.isPreferred) return "SOFTWARE_TOKEN_MFA";
  return before !== null && wishes[before]?.isPreferred === false ? null : before;
}
