import { z } from "zod";
import { hiddenKey, takeAllowance } from "#domain/identity/codes/limits.server.ts";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import type { Federation } from "#domain/identity/federation/federation-settings.ts";
import { accountId, federatedId, logins } from "#domain/identity/federation/federation-shapes.ts";
import { findFederation } from "#domain/identity/federation/federation-store.server.ts";
import { about, identityOfLogins, newIdentity } from "#domain/identity/federation/identities.server.ts";
import { proveLogins } from "#domain/identity/federation/login-tokens.server.ts";
import { countedAddress, isLoopback } from "#platform/caller-address.server.ts";

/** Anyone may become a guest, so one address may do so only so often an hour. */
const GUESTS_PER_HOUR = 100;

/** The identity of a person in an identity pool: the same for the same login, a new one for each guest. */
export const getId = operation({
  name: "GetId",
  input: z.object({ IdentityPoolId: federatedId, Logins: logins.optional(), AccountId: accountId.optional() }),
  handle: async (service, { IdentityPoolId, Logins = {} }, caller) => {
    const federation = await findFederation(service.db, service.secrets, IdentityPoolId);
    if (!federation) throw refuse.identityPoolUnknown(IdentityPoolId);
    if (Object.keys(Logins).length === 0) return { IdentityId: await guestIdentity(service, federation, caller) };
    const proved = await proveLogins(service, federation, Logins);
    return { IdentityId: await identityOfLogins(service, { federation, logins: proved, wanted: null }, caller) };
  },
});

type Needs = Pick<IdentityService, "db" | "clock" | "secrets">;

async function guestIdentity(service: Needs, federation: Federation, caller: Caller): Promise<string> {
  if (!federation.settings.allowsGuests) throw refuse.guestsOff();
  const { ip } = caller;
  if (ip !== null && !isLoopback(ip)) {
    const allowance = { key: hiddenKey(service.secrets, "guest", countedAddress(ip)), limit: GUESTS_PER_HOUR, windowSeconds: 3600 };
    if (!(await takeAllowance(service.db, allowance, service.clock.now()))) throw refuse.tooManyRequests();
  }
  const identityId = await newIdentity(service, service.db, federation);
  await recordAudit(service.db, { ...about(service), event: "guest-identity", outcome: "done", detail: { identityId } }, caller);
  return identityId;
}
