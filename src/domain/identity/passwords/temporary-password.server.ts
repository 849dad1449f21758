import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { randomText } from "#domain/identity/pools/create-pool.server.ts";
import { days } from "#kernel/duration.ts";
import { passwordFault } from "./password-policy.ts";

/** Without characters that are taken for one another when they are copied by hand. 12 of them are 70 bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789!#%+=?@-";
const SHORTEST = 12;
const ALL_KINDS = { requireUppercase: true, requireLowercase: true, requireNumbers: true, requireSymbols: true };

/** A password that every policy of this length takes. */
export function makeTemporaryPassword(service: Pick<IdentityService, "randomBytes">, { settings: { passwordPolicy } }: Pool): string {
  const policy = { ...passwordPolicy, ...ALL_KINDS };
  const length = Math.max(SHORTEST, policy.minimumLength);
  for (;;) {
    const password = randomText(service, ALPHABET, length);
    if (passwordFault(policy, password, { username: "", isCommon: () => false }) === null) return password;
  }
}

/** Until when a temporary password that is given now can be used. */
export function temporaryUntil({ settings }: Pool, now: Date): Date {
  return new Date(now.getTime() + days(settings.passwordPolicy.temporaryValidityDays));
}
