import type { Account, AuthFlow, ChallengeName, Factor, MfaType, Pool } from "#domain/identity/core/types.ts";

/** How far a sign-in is, and all that decides what it still needs. */
export type Standing = {
  readonly flow: AuthFlow;
  readonly passed: ReadonlySet<Factor>;
  readonly pool: Pick<Pool, "settings">;
  readonly account: Pick<Account, "status" | "smsMfa" | "totpMfa" | "preferredMfa" | "totpSealed" | "attributes">;
  /** The device the client says it is: none (or not tracked), confirmed, or remembered. */
  readonly device: "none" | "confirmed" | "remembered";
};

/** A challenge that is asked after the first factor. */
export type LaterChallenge = Exclude<ChallengeName, "PASSWORD_VERIFIER" | "DEVICE_PASSWORD_VERIFIER" | "SELECT_CHALLENGE" | "WEB_AUTHN">;
export type NextStep = LaterChallenge | "tokens" | "refused";

/** The second factors an account can answer at this pool now. */
export function usableFactors({ pool, account }: Pick<Standing, "pool" | "account">): MfaType[] {
  const offered = pool.settings.mfa === "OFF" ? [] : pool.settings.factors;
  return offered.filter((factor) =>
    factor === "SMS_MFA" ? account.smsMfa && hasPhone(account) : account.totpMfa && account.totpSealed !== null,
  );
}

/** A pool that asks everybody for a second factor also takes a verified phone that its owner never turned on. */
function fallbackFactors({ pool, account }: Pick<Standing, "pool" | "account">): MfaType[] {
  const isVerified = account.attributes.phone_number_verified === "true" && hasPhone(account);
  return pool.settings.mfa === "ON" && isVerified && pool.settings.factors.includes("SMS_MFA") ? ["SMS_MFA"] : [];
}

function hasPhone(account: Pick<Account, "attributes">): boolean {
  return (account.attributes.phone_number ?? "") !== "";
}

/** Of which a sign-in has one before anything else. */
const FIRST_PROOFS = ["password", "passkey", "provider"] as const;

/**
 * What a sign-in needs next, in the order of the contract: password or passkey, new password, custom questions, second factor (unless a remembered device
 * takes its place), device, and only then tokens. Tokens are never the answer while a factor that the pool or the account asks for is missing.
 */
export function nextStep(standing: Standing): NextStep {
  const { flow, passed, account, device } = standing;
  const isKnown = FIRST_PROOFS.some((factor) => passed.has(factor));
  if (flow !== "CUSTOM_AUTH" && !isKnown) return "refused";
  if (account.status === "FORCE_CHANGE_PASSWORD" && !passed.has("new-password"))
    // Only who knew the temporary password may choose the next one.
    return passed.has("password") ? "NEW_PASSWORD_REQUIRED" : "refused";
  if (flow === "CUSTOM_AUTH" && !passed.has("custom")) return "CUSTOM_CHALLENGE";
  const factor = missingFactor(standing);
  if (factor) return factor;
  return device !== "none" && !passed.has("device") ? "DEVICE_SRP_AUTH" : "tokens";
}

function missingFactor(standing: Standing): LaterChallenge | null {
  const { passed, pool, account, device } = standing;
  if (passed.has("mfa") || pool.settings.mfa === "OFF") return null;
  if (device === "remembered" && pool.settings.rememberedDeviceSkipsMfa) return null;
  const own = usableFactors(standing);
  const usable = own.length > 0 ? own : fallbackFactors(standing);
  const [only] = usable;
  // Who comes by a provider is not made to set one up: the provider has its own.
  if (!only) return pool.settings.mfa === "ON" && !passed.has("provider") ? "MFA_SETUP" : null;
  return usable.find((factor) => factor === account.preferredMfa) ?? (usable.length === 1 ? only : "SELECT_MFA_TYPE");
}
