import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { operations } from "#domain/identity/operations.server.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { OWN_TARGET } from "#wire/own-operations.ts";
import { RECENT_SIGN_IN_REQUIRED } from "#wire/recent-sign-in.ts";
import { RECENT_SIGN_IN } from "./recent-sign-in.ts";

let strict: TestIdentity;
let lenient: TestIdentity;
beforeAll(async () => {
  const { db } = await testDatabase();
  strict = await testIdentity(db, { client: { recentSignInSeconds: 300 } });
  lenient = await testIdentity(db);
});

const PREFIX = "AWSCognitoIdentityProviderService.";

/** The call as the wire reaches it; the message where it is refused. */
async function call(at: TestIdentity, name: string, body: object): Promise<string | object> {
  const operation = operations.get(PREFIX + name) ?? operations.get(`${OWN_TARGET}.${name}`);
  if (!operation) throw new Error(`no operation ${name}`);
  return operation.run(at.service, body, CALLER).catch((error: Error) => error.message);
}

const CHANGES: readonly (readonly [string, object])[] = [
  ["ChangePassword", { PreviousPassword: PASSWORD, ProposedPassword: "Another1horse" }],
  ["SetUserMFAPreference", { SoftwareTokenMfaSettings: { Enabled: false } }],
  ["SetUserSettings", { MFAOptions: [] }],
  ["AssociateSoftwareToken", {}],
  ["VerifySoftwareToken", { UserCode: "123456" }],
  [
    "UpdateUserAttributes",
    {
      UserAttributes: [
        { Name: "name", Value: "花子" },
        { Name: "email", Value: "new@example.com" },
      ],
    },
  ],
  ["UpdateUserAttributes", { UserAttributes: [{ Name: "phone_number", Value: "+819000000000" }] }],
  ["DeleteUserAttributes", { UserAttributeNames: ["phone_number"] }],
  ["CreateRecoveryCodes", {}],
  ["DeleteUser", {}],
];

async function signedIn(at: TestIdentity): Promise<{ account: Account; AccessToken: string; RefreshToken: string }> {
  const account = await at.account();
  const { AccessToken, RefreshToken } = (await at.signIn(account)).AuthenticationResult;
  return { account, AccessToken, RefreshToken };
}

describe("a change of how somebody signs in", () => {
  it.each(CHANGES)("wants a sign-in of the last minutes: %s %j", async (name, body) => {
    const { AccessToken } = await signedIn(strict);
    strict.clock.advance(seconds(300));
    expect(await call(strict, name, { ...body, AccessToken })).not.toBe(RECENT_SIGN_IN_REQUIRED);
    const other = await signedIn(strict);
    strict.clock.advance(seconds(301));

    expect(await call(strict, name, { ...body, AccessToken: other.AccessToken })).toBe(RECENT_SIGN_IN_REQUIRED);
    expect(await findAccount(strict.service.db, other.account.sub)).toMatchObject({ attributes: other.account.attributes });
  });

  it.each(CHANGES)("is as it was at a client that asks for no such thing: %s %j", async (name, body) => {
    const { AccessToken } = await signedIn(lenient);
    lenient.clock.advance(minutes(50));
    expect(await call(lenient, name, { ...body, AccessToken })).not.toBe(RECENT_SIGN_IN_REQUIRED);
  });

  it("is not opened by refreshed tokens, which keep the time of the sign-in", async () => {
    const { RefreshToken } = await signedIn(strict);
    strict.clock.advance(minutes(6));
    const refreshed = await call(strict, "InitiateAuth", {
      ClientId: strict.client.id,
      AuthFlow: "REFRESH_TOKEN_AUTH",
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    const { AccessToken } = (refreshed as { AuthenticationResult: { AccessToken: string } }).AuthenticationResult;

    expect(await call(strict, "DeleteUser", { AccessToken })).toBe(RECENT_SIGN_IN_REQUIRED);
  });

  it("is opened by a new sign-in, while the old token still is not", async () => {
    const { account, AccessToken: old } = await signedIn(strict);
    strict.clock.advance(minutes(6));
    const { AccessToken } = (await strict.signIn(account)).AuthenticationResult;

    expect(await call(strict, "DeleteUser", { AccessToken: old })).toBe(RECENT_SIGN_IN_REQUIRED);
    expect(await call(strict, "DeleteUser", { AccessToken })).toEqual({});
  });

  it("is refused as ever where the token is none", async () => {
    expect(await call(strict, "DeleteUser", { AccessToken: "a.b.c" })).toBe("Invalid Access Token");
    expect(await call(strict, "DeleteUser", {})).toContain("accessToken");
  });
});

describe("what somebody signed in may do any time", () => {
  it.each([
    ["GetUser", {}],
    ["UpdateUserAttributes", { UserAttributes: [{ Name: "name", Value: "花子" }] }],
    ["DeleteUserAttributes", { UserAttributeNames: ["name"] }],
    ["DescribeRecoveryCodes", {}],
    ["GlobalSignOut", {}],
  ])("is not asked for a recent sign-in: %s %j", async (name, body) => {
    const { AccessToken } = await signedIn(strict);
    strict.clock.advance(minutes(50));
    expect(await call(strict, name, { ...body, AccessToken })).toBeTypeOf("object");
  });
});

describe("the list of operations that want a recent sign-in", () => {
  it("judges every operation that takes an access token", async () => {
    const taking: string[] = [];
    for (const [target, { name, access, run }] of operations) {
      if (!target.startsWith(PREFIX) || access !== "open") continue;
      // An access token that is none is refused before or beside everything else that is missing.
      const refusal = await run(strict.service, { AccessToken: 1 }, CALLER).then(
        () => "",
        (error: Error) => error.message,
      );
      if (refusal.includes("accessToken")) taking.push(name);
    }
    expect(taking.length).toBeGreaterThan(15);
    expect(taking.filter((name) => !RECENT_SIGN_IN.has(name))).toEqual([]);
  });
});
