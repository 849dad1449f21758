import type { Account, Client, ClientSettings, Pool, PoolSettings } from "#domain/identity/core/types.ts";
import { parseClientSettings, parsePoolSettings } from "#domain/identity/pools/pool-settings.ts";

const AT = new Date("2026-11-21T03:00:00Z");
const dates = { createdAt: AT, updatedAt: AT };

/** A pool as settings leave it; e-mail is verified, names are chosen. */
export function aPool(settings: Partial<PoolSettings> = {}): Pool {
  return {
    id: "ap-northeast-1_Test00001",
    name: "まちのね",
    settings: parsePoolSettings({ deviceGroupKey: "-group", ...settings }),
    ...dates,
  };
}

export function aClient(settings: Partial<ClientSettings> = {}): Client {
  return {
    id: "client1",
    poolId: "ap-northeast-1_Test00001",
    name: "site",
    settings: parseClientSettings(settings),
    secret: null,
    ...dates,
  };
}

/** A confirmed account with a verified e-mail address. */
export function anAccount(changes: Partial<Account> = {}): Account {
  return {
    sub: "3f1c0b52-6d0e-4b1c-9a55-0c7d1a2b3c4d",
    poolId: "ap-northeast-1_Test00001",
    username: "hanako",
    status: "CONFIRMED",
    isEnabled: true,
    attributes: { email: "hanako@example.jp", email_verified: "true" },
    groups: [],
    identities: null,
    srpSalt: null,
    srpVerifierSealed: null,
    passwordHash: null,
    passwordHistory: [],
    passwordChangedAt: null,
    temporaryUntil: null,
    smsMfa: false,
    totpMfa: false,
    preferredMfa: null,
    totpSealed: null,
    totpName: null,
    totpStep: 0,
    totpPendingSealed: null,
    failedPasswords: 0,
    lastFailedAt: null,
    wrongSinceRight: 0,
    ...dates,
    ...changes,
  };
}
