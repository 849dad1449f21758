import { addressKind } from "#domain/identity/core/addresses.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";
import { isUuid, nameKey } from "#domain/identity/core/user-names.ts";

/**
 * An account nobody has, the same at every call: what a sign-in of an unknown name goes on with where the client may not learn that it is
 * unknown. Its user name looks like that of an account which this name would lead to, and leads to the same phantom.
 */
export function phantomAccount(
  { secrets, clock, phantoms }: Pick<IdentityService, "secrets" | "clock" | "phantoms">,
  pool: Pool,
  username: string,
): Account {
  const now = clock.now();
  const sub = isUuid(username) ? username.toLowerCase() : inventedSub(secrets.mac("phantom", `${pool.id} ${username.toLowerCase()}`));
  return {
    sub,
    poolId: pool.id,
    username: hasInventedName(pool, username) ? sub : nameKey(pool, username),
    status: "CONFIRMED",
    isEnabled: true,
    attributes: {},
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
    ...phantoms.of(sub),
    createdAt: now,
    updatedAt: now,
  };
}

/** Accounts that sign in by their address are named by their sub; so are most that have the address as a second name. */
function hasInventedName({ settings }: Pool, typed: string): boolean {
  const kind = addressKind(typed);
  return settings.usernameAttributes.length > 0 || (kind !== null && settings.aliasAttributes.includes(kind));
}

/** A UUID of version 4 like those of real accounts, with both of its fixed places. */
function inventedSub(seed: Buffer): string {
  const bytes = Buffer.from(seed.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
