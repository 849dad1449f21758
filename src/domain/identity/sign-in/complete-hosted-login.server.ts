import { isNewPlace, recordAudit } from "#domain/identity/core/audit-store.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { linkArrival } from "#domain/identity/links/link-login.server.ts";
import { deviceTitleOf } from "#domain/identity/notices/device-words.server.ts";
import { originOf } from "#domain/identity/sessions/sign-in-origin.server.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { openBrowserSession } from "#domain/identity/tokens/browser-sessions.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "randomBytes" | "placeOf">;
/** `provider`: who vouched for the account instead of its password. */
type Finished = Pick<SignIn, "client" | "account" | "passed" | "arrivalId"> & { readonly provider?: string };

/**
 * Remembers a sign-in that lacks nothing in the browser it was made in; answers the text of the cookie. Codes and tokens follow from it. Who
 * came from a provider to be linked is linked here, and not a step before.
 */
export async function completeHostedLogin(
  service: Needs,
  { client, account, passed, provider, arrivalId }: Finished,
  caller: Caller,
): Promise<string> {
  if (arrivalId !== undefined) await linkArrival(service, { account, clientId: client.id }, arrivalId, caller);
  const token = await openBrowserSession(service, account, originOf(service, caller));
  const entry = { at: service.clock.now(), poolId: client.poolId, clientId: client.id, sub: account.sub };
  const newDevice = await isNewPlace(service.db, account.sub, caller, entry.at);
  const place = { device: deviceTitleOf(caller.userAgent), newDevice };
  const detail = { flow: "HOSTED_LOGIN", factors: [...passed].join(" "), ...place, ...(provider === undefined ? {} : { provider }) };
  await inTransaction(service.db, (tx) => recordAudit(tx, { ...entry, event: "sign-in", outcome: "done", detail }, caller));
  return token;
}
