import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Account, Pool } from "#domain/identity/core/types.ts";

/** An account nobody has, the same at every call: what a sign-in of an unknown name goes on with where the client may not learn that it is unknown. */
export function phantomAccount(
  { secrets, clock, phantoms }: Pick<IdentityService, "secrets" | "clock" | "phantoms">,
  pool: Pool,
  username: string,
): Account {
  const hex = secrets.mac("phantom", `${pool.id} ${username.toLowerCase()}`).toString("hex");
  const now = clock.now();
  const sub = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-");
  return {
    sub,
    poolId: pool.id,
    username,
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
