import type { Account, Pool } from "#domain/identity/core/types.ts";

/** Somebody whom a provider vouches for and who has no account here yet. */
export type Arrival = {
  readonly id: string;
  readonly poolId: string;
  /** As the pool names it: `LINE`. */
  readonly provider: string;
  /** As the `identities` claim names its kind: `Google`, `Facebook`, `OIDC`. */
  readonly providerType: string;
  /** Who it is at the provider. */
  readonly subject: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly email: string | null;
  /** Who says that the address is this person's; null: nobody yet. */
  readonly emailProof: "provider" | "code" | null;
  readonly expiresAt: Date;
};

/**
 * What is asked of an arrival next. email: an address that is proved. link-password, link-code, link: the address has an account, which is linked
 * after its password, a mailed code, or, where a code has just been given, a press. consent: the terms of the pool. account: nothing.
 */
export type ArrivalNeed = "email" | "link-password" | "link-code" | "link" | "consent" | "account";

type Standing = {
  readonly pool: Pick<Pool, "settings">;
  readonly arrival: Pick<Arrival, "email" | "emailProof">;
  /** The account that has the address; null where there is none, or the address is not proved. */
  readonly owner: Pick<Account, "srpVerifierSealed"> | null;
};

/** What an arrival needs next. That an address has an account is told to nobody who has not proved the address. */
export function arrivalNeed({ pool, arrival, owner }: Standing): ArrivalNeed {
  if (needsAddress(pool, arrival)) return "email";
  if (owner) {
    if (owner.srpVerifierSealed !== null) return "link-password";
    return arrival.emailProof === "code" ? "link" : "link-code";
  }
  return pool.settings.terms === null ? "account" : "consent";
}

/** A pool that verifies mail takes no address that nobody proved; one where people sign in by mail wants one of everybody. */
function needsAddress({ settings }: Pick<Pool, "settings">, { email, emailProof }: Pick<Arrival, "email" | "emailProof">): boolean {
  if (emailProof !== null) return false;
  if (email !== null) return settings.autoVerified.includes("email");
  return settings.usernameAttributes.includes("email") || settings.requiredAttributes.includes("email");
}
