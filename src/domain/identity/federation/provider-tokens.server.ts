import { type JWTVerifyGetKey, jwtVerify } from "jose";
import { JOSEError, JWKSInvalid, JWKSTimeout, JWTExpired } from "jose/errors";
import { z } from "zod";
import { IdentityRefusal, refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { boundedFetch } from "#platform/bounded-fetch.server.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { signingKeys } from "#platform/signing-keys.server.ts";
import type { FederationSettings } from "./federation-settings.ts";

type Needs = Pick<IdentityService, "clock" | "fetch">;
type Google = NonNullable<FederationSettings["google"]>;
type Facebook = NonNullable<FederationSettings["facebook"]>;

/** The key sets that were fetched, by the way they are fetched and their address; each remembers its keys for ten minutes. */
const keySets = new WeakMap<Needs["fetch"], Map<string, JWTVerifyGetKey>>();

function keySet(fetch: Needs["fetch"], url: string): JWTVerifyGetKey {
  const known = keySets.get(fetch) ?? new Map<string, JWTVerifyGetKey>();
  keySets.set(fetch, known);
  const keys = known.get(url) ?? signingKeys(url, boundedFetch(fetch));
  known.set(url, keys);
  return keys;
}

/** The subject of a Google id token, held against Google's keys; it must be made out to one of our client ids. Refuses any other. */
export async function googleSubject({ clock, fetch }: Needs, google: Google, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keySet(fetch, google.keysUrl), {
      algorithms: ["RS256"],
      issuer: google.issuers,
      audience: google.clientIds,
      requiredClaims: ["sub", "exp"],
      currentDate: clock.now(),
    });
    return payload.sub ?? "";
  } catch (error) {
    throw loginRefusal(error, clock.now());
  }
}

/** What a failed check of a login token is on the wire. A provider that cannot be asked is no fault of the token. */
export function loginRefusal(error: unknown, now: Date): Error {
  if (error instanceof IdentityRefusal || error instanceof DatabaseUnreachable) return error;
  if (error instanceof JWTExpired) {
    return refuse.loginTokenInvalid(`Token expired: ${error.payload.exp} >= ${Math.floor(now.getTime() / 1000)}`);
  }
  const isOfToken =
    error instanceof JOSEError && !(error instanceof JWKSTimeout || error instanceof JWKSInvalid || error.code === JOSEError.code);
  return isOfToken ? refuse.loginTokenInvalid("Can't verify the token.") : refuse.providerUnreachable(String(error));
}

const inspected = z.object({
  data: z.object({ app_id: z.string(), is_valid: z.literal(true), user_id: z.string().min(1) }),
});

/**
 * The user of a Facebook access token. Facebook's own word is asked for (Graph API, `debug_token`): the token must be valid and given to
 * our app, or anyone's app could sign its users in here.
 */
export async function facebookSubject({ fetch }: Pick<Needs, "fetch">, facebook: Facebook, token: string): Promise<string> {
  const url = new URL(`${facebook.graphUrl.replace(/(?<!\/)\/+$/, "")}/debug_token`);
  url.searchParams.set("input_token", token);
  const answer = await askFacebook(fetch, url, `${facebook.appId}|${facebook.appSecret}`);
  const parsed = inspected.safeParse(answer);
  if (!parsed.success || parsed.data.data.app_id !== facebook.appId) throw refuse.loginTokenInvalid("Can't verify the token.");
  return parsed.data.data.user_id;
}

async function askFacebook(fetch: Needs["fetch"], url: URL, appToken: string): Promise<unknown> {
  try {
    const response = await boundedFetch(fetch)(url, { headers: { authorization: `Bearer ${appToken}`, accept: "application/json" } });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return await response.json();
  } catch (error) {
    // The message of a failed fetch may hold the address, and the address the token.
    throw refuse.providerUnreachable(error instanceof Error ? error.name : "unknown");
  }
}
