import { jwtVerify } from "jose";
import { z } from "zod";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { issuerOf } from "#domain/identity/tokens/tokens.server.ts";
import { loginNameOfPool, type ProvedLogin } from "./federation-rules.ts";
import type { Federation } from "./federation-settings.ts";
import { facebookSubject, googleSubject, loginRefusal } from "./provider-tokens.server.ts";

type Needs = Pick<IdentityService, "db" | "clock" | "keys" | "origin" | "fetch">;

/**
 * Proves the logins of a request, each by its token: `cognito-idp.<region>.amazonaws.com/<pool>` (or our own host in its place),
 * `accounts.google.com` and `graph.facebook.com`. Refuses all when one does not hold, or is of a provider the identity pool does not know.
 */
export function proveLogins(service: Needs, federation: Federation, logins: Readonly<Record<string, string>>): Promise<ProvedLogin[]> {
  return Promise.all(Object.entries(logins).map(([provider, token]) => proveLogin(service, federation, { provider, token })));
}

type Login = { readonly provider: string; readonly token: string };

async function proveLogin(service: Needs, { settings }: Federation, { provider, token }: Login): Promise<ProvedLogin> {
  const { google, facebook, userPools } = settings;
  if (google && provider === "accounts.google.com") return { provider, subject: await googleSubject(service, google, token) };
  if (facebook && provider === "graph.facebook.com") return { provider, subject: await facebookSubject(service, facebook, token) };
  const pool = userPools.find(({ poolId }) => namesOfPool(service, poolId).includes(provider));
  if (!pool) throw refuse.providerUnsupported();
  const [name = provider] = namesOfPool(service, pool.poolId);
  return { provider: name, subject: await userPoolSubject(service, pool, token) };
}

/** What a user pool is called among logins; the first name is the one that is kept. */
function namesOfPool(service: Pick<Needs, "origin">, poolId: string): readonly string[] {
  return [loginNameOfPool(poolId), `${new URL(service.origin()).host}/${poolId}`];
}

const claims = z.object({ sub: z.uuid(), token_use: z.string(), aud: z.string().optional() });

async function userPoolSubject(
  service: Needs,
  { poolId, clientIds }: { readonly poolId: string; readonly clientIds: readonly string[] },
  token: string,
): Promise<string> {
  const { sub, token_use, aud } = claims.parse(await verifiedPayload(service, poolId, token));
  if (token_use !== "id") throw refuse.notACognitoToken();
  if (!clientIds.includes(aud ?? "")) throw refuse.loginTokenInvalid("Incorrect token audience.");
  const account = await findAccount(service.db, sub);
  if (!account?.isEnabled) throw refuse.loginTokenInvalid("User is disabled or does not exist.");
  return sub;
}

async function verifiedPayload({ keys, clock, ...service }: Needs, poolId: string, token: string) {
  try {
    const keyOf = async ({ kid }: { kid?: string | undefined }) =>
      (await keys.verifier(poolId, kid ?? "")) ?? Promise.reject(refuse.loginTokenInvalid("Can't verify the token."));
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ["RS256"],
      issuer: issuerOf(service, poolId),
      requiredClaims: ["sub", "exp"],
      currentDate: clock.now(),
    });
    return payload;
  } catch (error) {
    throw loginRefusal(error, clock.now());
  }
}
