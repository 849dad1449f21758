import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Account, Client } from "#domain/identity/core/types.ts";
import { type Operation, operations } from "#domain/identity/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, ORIGIN } from "#test/support/hosted.ts";
import { PASSWORD } from "#test/support/identity.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;
beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NEXT = "Another2horse";

type Answer = {
  readonly ChallengeName?: string;
  readonly Session?: string;
  readonly AuthenticationResult: { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };
};

function operationOf(name: string): Operation {
  const found = operations.get(`AWSCognitoIdentityProviderService.${name}`);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
}

/** The answer of an operation, or the text of its refusal. */
async function ask(name: string, body: object): Promise<Answer | string> {
  try {
    return (await world.run(operationOf(name), body)) as Answer;
  } catch (error) {
    if (error instanceof IdentityRefusal) return error.message;
    throw error;
  }
}

const enter = ({ username }: Pick<Account, "username">, password = PASSWORD, client: Client = world.client) =>
  ask("InitiateAuth", {
    ClientId: client.id,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: username, PASSWORD: password },
  });

async function tokensOf(account: Account, client: Client = world.client) {
  const answer = await enter(account, PASSWORD, client);
  if (typeof answer === "string") throw new Error(answer);
  return answer.AuthenticationResult;
}

const getUser = (AccessToken: string) => ask("GetUser", { AccessToken });
const refresh = (REFRESH_TOKEN: string, client: Client = world.client) =>
  ask("InitiateAuth", { ClientId: client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } });

describe("tokens, as time goes on", () => {
  it("open the API for an hour to the second, and are renewed after it", async () => {
    const account = await world.account();
    const { AccessToken, RefreshToken } = await tokensOf(account);
    world.clock.advance(HOUR - SECOND);
    expect(await getUser(AccessToken)).toMatchObject({ Username: account.username });
    world.clock.advance(SECOND);
    expect(await getUser(AccessToken)).toBe("Access Token has expired");
    expect(await refresh(RefreshToken)).toMatchObject({ AuthenticationResult: { TokenType: "Bearer" } });
  });

  it("are renewed for 30 days from the sign-in, however often that was done", async () => {
    const { RefreshToken } = await tokensOf(await world.account());
    for (let days = 0; days < 29; days += 7) {
      world.clock.advance(7 * DAY - SECOND);
      if (days < 28) expect(await refresh(RefreshToken)).toMatchObject({ AuthenticationResult: {} });
    }
    expect(await refresh(RefreshToken)).toBe("Refresh Token has expired");
  });

  it("of a client that rotates renew once more within the grace, and end the sign-in after it", async () => {
    const client = await world.addClient({ rotationGraceSeconds: 30 });
    const { RefreshToken } = await tokensOf(await world.account(), client);
    const renew = (token: string) => ask("GetTokensFromRefreshToken", { ClientId: client.id, RefreshToken: token });
    const first = await renew(RefreshToken);
    if (typeof first === "string") throw new Error(first);
    world.clock.advance(29 * SECOND);
    expect(await renew(RefreshToken)).toMatchObject({ AuthenticationResult: { RefreshToken: expect.any(String) } });
    world.clock.advance(2 * SECOND);
    expect(await renew(RefreshToken)).toBe("Refresh token has been reused.");
    expect(await renew(first.AuthenticationResult.RefreshToken)).toBe("Refresh Token has been revoked");
  });

  it("hold with the key that signed them, while the next one is published, takes over and the old one retires", async () => {
    const jwks = async () => (await (await world.app.request(`${ORIGIN}/${world.pool.id}/.well-known/jwks.json`)).json()).keys;
    const kidOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).kid;
    const client = await world.addClient({ accessSeconds: 86_400 });
    const account = await world.account();
    const before = await tokensOf(account, client);
    const next = await world.service.keys.rotate(world.pool.id, 3600);
    const kids = async () => (await jwks()).map(({ kid }: { kid: string }) => kid);
    expect((await kids()).toSorted()).toEqual([kidOf(before.AccessToken), next].toSorted());
    expect(kidOf((await tokensOf(account, client)).AccessToken)).toBe(kidOf(before.AccessToken));
    world.clock.advance(HOUR);
    expect(kidOf((await tokensOf(account, client)).AccessToken)).toBe(next);
    expect(await getUser(before.AccessToken)).toMatchObject({ Username: account.username });
    world.clock.advance(DAY);
    expect(await kids()).toEqual([next]);
  });
});

describe("sessions and codes, as time goes on", () => {
  it("leave three minutes for the second factor", async () => {
    const account = await world.account();
    await changeAccount(world.service.db, account.sub, { smsMfa: true, attributes: { phone_number: "+819012345678" } }, world.clock.now());
    const answer = async () => {
      const begun = await enter(account);
      if (typeof begun === "string") throw new Error(begun);
      return () =>
        ask("RespondToAuthChallenge", {
          ClientId: world.client.id,
          ChallengeName: "SMS_MFA",
          Session: begun.Session,
          ChallengeResponses: { USERNAME: account.username, SMS_MFA_CODE: world.codeTo("+819012345678") },
        });
    };
    const inTime = await answer();
    world.clock.advance(3 * MINUTE - SECOND);
    expect(await inTime()).toMatchObject({ AuthenticationResult: {} });
    const late = await answer();
    world.clock.advance(3 * MINUTE);
    expect(await late()).toBe("Invalid session for the user, session is expired.");
  });

  it.each([
    ["a sign-up", DAY, () => signUpCode()],
    ["a forgotten password", HOUR, () => resetCode()],
    ["a changed address", DAY, () => addressCode()],
  ])("keep the code of %s good for its time and no longer", async (_title, life, begin) => {
    const inTime = await begin();
    world.clock.advance(life - SECOND);
    expect(await inTime()).toEqual({});
    const late = await begin();
    world.clock.advance(life);
    expect(await late()).toBe("Invalid code provided, please request a code again.");
  });

  it("let a temporary password be used for seven days", async () => {
    const made = async (Username: string) => {
      const UserAttributes = [{ Name: "email", Value: `${Username}@example.com` }];
      await world.run(operationOf("AdminCreateUser"), { UserPoolId: world.pool.id, Username, TemporaryPassword: PASSWORD, UserAttributes });
      return { username: Username };
    };
    const [inTime, late] = [await made("in-time"), await made("late")];
    world.clock.advance(7 * DAY - SECOND);
    expect(await enter(inTime)).toMatchObject({ ChallengeName: "NEW_PASSWORD_REQUIRED" });
    world.clock.advance(SECOND);
    expect(await enter(late)).toBe("Temporary password has expired and must be reset by an administrator.");
  });
});

describe("wrong passwords, as time goes on", () => {
  const LOCKED = "Password attempts exceeded";
  const WRONG = "Incorrect username or password.";

  it("lock an account for a second after the fifth, then for twice as long each time, and for 15 minutes at most", async () => {
    const account = await world.account();
    for (let tries = 0; tries < 5; tries += 1) expect(await enter(account, "Wrong1password")).toBe(WRONG);
    for (let lock = SECOND; lock < 15 * MINUTE; lock *= 2) {
      world.clock.advance(lock - 1);
      expect(await enter(account)).toBe(LOCKED);
      world.clock.advance(1);
      expect(await enter(account, "Wrong1password")).toBe(WRONG);
    }
    world.clock.advance(15 * MINUTE - 1);
    expect(await enter(account)).toBe(LOCKED);
    world.clock.advance(1);
    expect(await enter(account)).toMatchObject({ AuthenticationResult: {} });
  });

  it("are forgotten after 15 quiet minutes, and with the right one", async () => {
    const account = await world.account();
    for (const forget of [() => world.clock.advance(15 * MINUTE + SECOND), () => enter(account)]) {
      for (let tries = 0; tries < 4; tries += 1) expect(await enter(account, "Wrong1password")).toBe(WRONG);
      await forget();
    }
    for (let tries = 0; tries < 4; tries += 1) expect(await enter(account, "Wrong1password")).toBe(WRONG);
    expect(await enter(account)).toMatchObject({ AuthenticationResult: {} });
  });
});

describe("the hosted login, as time goes on", () => {
  it("gives a code that is good for five minutes", async () => {
    const account = await world.account();
    const inTime = await world.login(account);
    world.clock.advance(5 * MINUTE - SECOND);
    expect((await world.exchange(inTime.code)).status).toBe(200);
    const late = await world.login(account);
    world.clock.advance(5 * MINUTE);
    expect(await world.exchange(late.code)).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
  });

  it("knows a browser for an hour that is used meanwhile, and then asks for the password again", async () => {
    const { browser } = await world.login(await world.account());
    for (const isKnown of [true, true, false]) {
      world.clock.advance(29 * MINUTE);
      const { landed } = await browser.go(world.path());
      expect(landed?.searchParams.has("code") ?? false).toBe(isKnown);
    }
  });

  it("knows a browser for half an hour that is not used", async () => {
    const { browser } = await world.login(await world.account());
    world.clock.advance(30 * MINUTE);
    expect((await browser.go(world.path())).landed).toBeNull();
  });
});

let names = 0;

async function signUpCode() {
  names += 1;
  const who = { ClientId: world.client.id, Username: `later${names}` };
  const email = `later${names}@example.com`;
  await ask("SignUp", { ...who, Password: PASSWORD, UserAttributes: [{ Name: "email", Value: email }] });
  return () => ask("ConfirmSignUp", { ...who, ConfirmationCode: world.codeTo(email) });
}

async function resetCode() {
  const account = await world.account();
  const who = { ClientId: world.client.id, Username: account.username };
  await ask("ForgotPassword", who);
  return () => ask("ConfirmForgotPassword", { ...who, ConfirmationCode: world.codeTo(account.attributes.email ?? ""), Password: NEXT });
}

async function addressCode() {
  names += 1;
  const account = await world.account();
  const email = `moved${names}@example.com`;
  const { AccessToken } = await tokensOf(account);
  await ask("UpdateUserAttributes", { AccessToken, UserAttributes: [{ Name: "email", Value: email }] });
  return async () => {
    const fresh = await tokensOf(account);
    return ask("VerifyUserAttribute", { AccessToken: fresh.AccessToken, AttributeName: "email", Code: world.codeTo(email) });
  };
}
