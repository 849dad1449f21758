import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { DEVELOPMENT_POOL } from "#domain/identity/pools/development-pool.server.ts";
import type { Federation, FederationSettings } from "./federation-settings.ts";
import { saveFederation } from "./federation-store.server.ts";

/** Outside providers whose tokens lead to credentials. */
export type OutsideLogins = Pick<FederationSettings, "google" | "facebook">;

/** The identity pool of local mode: the site's users, and those of the providers given. Guests get nothing. It follows the providers to other ports. */
export async function ensureDevelopmentIdentityPool(
  { db, secrets, clock }: Pick<IdentityService, "db" | "secrets" | "clock">,
  { google, facebook }: OutsideLogins,
): Promise<Federation> {
  const { poolId, clientId, identityPoolId } = DEVELOPMENT_POOL;
  const federation: Federation = {
    id: identityPoolId,
    name: "まちのね",
    settings: { allowsGuests: false, userPools: [{ poolId, clientIds: [clientId] }], google, facebook, roles: [] },
    createdAt: clock.now(),
  };
  await saveFederation(db, secrets, federation);
  return federation;
}
