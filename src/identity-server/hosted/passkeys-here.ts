import { offersPasskeys } from "#domain/identity/passkeys/passkey.ts";
import { isOriginOf } from "#domain/identity/passkeys/relying-party.ts";
import { OWN_ACCOUNTS } from "#identity-server/visits/authorize-request.ts";
import type { Visit } from "./visit.ts";

/** Whether this page can sign people in by passkeys: the pool has them, for a domain that the page is on. */
export function hasPasskeysHere({ pool, service, request }: Pick<Visit, "pool" | "service" | "request">): boolean {
  const { relyingPartyId } = pool.settings.passkeys;
  const isHere = relyingPartyId !== null && isOriginOf(relyingPartyId, service.origin());
  return isHere && offersPasskeys(pool) && request.client.settings.providers.includes(OWN_ACCOUNTS);
}
