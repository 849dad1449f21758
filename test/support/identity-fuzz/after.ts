import { sql } from "kysely";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import type { Db } from "#platform/db.server.ts";
import { srpClient } from "#test/support/srp-device.ts";
import type { FuzzWorld } from "./fuzz-world.ts";

const PASSWORD = "Tsukiji-4-chome";

type Body = Readonly<Record<string, unknown>>;

async function call(world: FuzzWorld, operation: string, body: object): Promise<Body> {
  const headers = { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` };
  const response = await world.app.request("http://localhost:3001/", { method: "POST", headers, body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.status !== 200 || typeof answer !== "object") throw new Error(`${operation}: ${response.status} ${JSON.stringify(answer)}`);
  return { ...answer };
}

/** Registers, confirms, signs in by SRP, asks who that is and refreshes; answers the name that GetUser says and whether new tokens came. */
export async function liveThrough(world: FuzzWorld, name: string): Promise<{ readonly name: unknown; readonly isRefreshed: boolean }> {
  const { client, pool, clock, codeTo } = world.identity;
  const ClientId = client.id;
  const email = `${name}@example.com`;
  await call(world, "SignUp", { ClientId, Username: name, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: email }] });
  await call(world, "ConfirmSignUp", { ClientId, Username: name, ConfirmationCode: codeTo(email) });
  const srp = srpClient();
  const begun = await call(world, "InitiateAuth", {
    ClientId,
    AuthFlow: "USER_SRP_AUTH",
    AuthParameters: { USERNAME: name, SRP_A: srp.A },
  });
  const secret = { poolName: srpPoolName(pool.id), userId: name, password: PASSWORD };
  const claim = srp.claim(texts(begun.ChallengeParameters), secret, clock.now());
  const ChallengeResponses = { USERNAME: name, ...claim };
  const { AuthenticationResult } = await call(world, "RespondToAuthChallenge", {
    ClientId,
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeResponses,
  });
  const { AccessToken, RefreshToken } = texts(AuthenticationResult);
  const { Username } = await call(world, "GetUser", { AccessToken });
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const refreshed = await call(world, "InitiateAuth", { ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters });
  return { name: Username, isRefreshed: texts(refreshed.AuthenticationResult).AccessToken !== undefined };
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(typeof value === "object" && value !== null ? value : {});
  return Object.fromEntries(entries.flatMap(([name, one]): [string, string][] => (typeof one === "string" ? [[name, one]] : [])));
}

/** What no row may be, whatever was asked and whatever was broken off. */
const HALF_WRITTEN: Readonly<Record<string, ReturnType<typeof sql<{ count: number }>>>> = {
  "an account with a salt and no verifier, or the other way round": sql`
    select count(*) from identity_account where (srp_salt is null) <> (srp_verifier_sealed is null)`,
  "an account that can sign in and has no password": sql`
    select count(*) from identity_account where status <> 'EXTERNAL_PROVIDER' and srp_verifier_sealed is null`,
  "an account that asks for an app it has not": sql`
    select count(*) from identity_account where totp_mfa and totp_sealed is null`,
  "an account that prefers a factor that is off": sql`
    select count(*) from identity_account
    where (preferred_mfa = 'SMS_MFA' and not sms_mfa) or (preferred_mfa = 'SOFTWARE_TOKEN_MFA' and not totp_mfa)`,
  "an attribute that is no text": sql`
    select count(*) from identity_account a, jsonb_each(a.attributes) e where jsonb_typeof(e.value) <> 'string'`,
  "a password hash in another form": sql`
    select count(*) from identity_account where password_hash is not null and password_hash not like '$argon2id$%'`,
  "a grant that was ended without a reason": sql`
    select count(*) from identity_grant where (revoked_at is null) <> (revoked_why is null)`,
  "a grant with half of a rotation": sql`
    select count(*) from identity_grant where (previous_hash is null) <> (previous_until is null)`,
  "a code of the login that led to a sign-in there is not": sql`
    select count(*) from identity_oauth_code c
    where c.grant_id is not null and not exists (select from identity_grant g where g.id = c.grant_id)`,
  "a pool that cannot sign": sql`
    select count(*) from identity_pool p where not exists (select from identity_signing_key k where k.pool_id = p.id)`,
};

/** The kinds of half-written rows there are; none is right. */
export async function halfWritten(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [kind, query] of Object.entries(HALF_WRITTEN)) {
    const { rows } = await query.execute(db);
    if (rows[0]?.count !== 0) found.push(`${kind}: ${rows[0]?.count}`);
  }
  return found;
}
