import { decodeJwt } from "jose";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeAccount, findAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import { SRP_PRIME, srpPoolName } from "#domain/identity/srp/srp.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, CLIENT_SETTINGS, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { secretHash } from "#test/support/srp-client.ts";
import { srpClient } from "#test/support/srp-device.ts";
import { initiateAuth } from "./initiate-auth.server.ts";
import { respondToAuthChallenge } from "./respond-to-auth-challenge.server.ts";

let db: Db;
let identity: TestIdentity;
let account: Account;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
  account = await identity.account();
});

type Parameters = Readonly<Record<string, string>>;
type Answer = { ChallengeName?: string; ChallengeParameters: Record<string, string>; AuthenticationResult?: Record<string, string> };

async function begin(AuthFlow: string, AuthParameters: Parameters, ClientId = identity.client.id): Promise<Answer> {
  return (await identity.run(initiateAuth, { ClientId, AuthFlow, AuthParameters })) as Answer;
}

async function plain(PASSWORD_: string, USERNAME = account.username): Promise<Answer> {
  return begin("USER_PASSWORD_AUTH", { USERNAME, PASSWORD: PASSWORD_ });
}

async function srp(password: string, USERNAME = account.username, changes: Parameters = {}) {
  const client = srpClient();
  const { ChallengeParameters: asked } = await begin("USER_SRP_AUTH", { USERNAME, SRP_A: client.A });
  const secret = { poolName: srpPoolName(identity.pool.id), userId: asked.USER_ID_FOR_SRP ?? "", password };
  const ChallengeResponses = { USERNAME: asked.USERNAME ?? "", ...client.claim(asked, secret, identity.clock.now()), ...changes };
  const answer = () =>
    identity.run(respondToAuthChallenge, { ClientId: identity.client.id, ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses });
  return { asked, answer: async () => (await answer()) as Answer };
}

describe("the plain flow", () => {
  it("gives tokens for the right password", async () => {
    const { AuthenticationResult: tokens, ChallengeParameters } = await plain(PASSWORD);

    expect(ChallengeParameters).toEqual({});
    expect(tokens).toMatchObject({ ExpiresIn: 3600, TokenType: "Bearer" });
    expect(decodeJwt(tokens?.AccessToken ?? "")).toMatchObject({
      sub: account.sub,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
    });
    expect(decodeJwt(tokens?.IdToken ?? "").origin_jti).toBe(decodeJwt(tokens?.AccessToken ?? "").origin_jti);
  });

  it("keeps an argon2id hash from then on, and takes the password by it", async () => {
    expect(account.passwordHash).toBeNull();
    await plain(PASSWORD);

    expect((await findAccount(db, account.sub))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(plain(PASSWORD)).resolves.toHaveProperty("AuthenticationResult");
    await expect(plain("Wrong1password")).rejects.toThrow("Incorrect username or password.");
  });

  it("finds the account whatever the case of its name", async () => {
    await expect(plain(PASSWORD, account.username.toUpperCase())).resolves.toHaveProperty("AuthenticationResult");
  });

  it.each([
    ["a wrong password", "Wrong1password", undefined],
    ["a name nobody has", PASSWORD, "nobody"],
  ])("says the same of %s", async (_title, password, username) => {
    await expect(plain(password, username)).rejects.toMatchObject({
      type: "NotAuthorizedException",
      message: "Incorrect username or password.",
    });
  });

  it("says that nobody has the name where the client may know", async () => {
    const open = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "open",
      settings: { ...CLIENT_SETTINGS, preventsExistenceErrors: false },
    });

    await expect(begin("USER_PASSWORD_AUTH", { USERNAME: "nobody", PASSWORD }, open.id)).rejects.toMatchObject({
      type: "UserNotFoundException",
      message: "User does not exist.",
    });
  });

  it.each([
    ["UNCONFIRMED", "User is not confirmed."],
    ["RESET_REQUIRED", "Password reset required for the user"],
  ] as const)("tells an account that is %s only after the right password", async (status, message) => {
    await changeAccount(db, account.sub, { status }, identity.clock.now());

    await expect(plain("Wrong1password")).rejects.toThrow("Incorrect username or password.");
    await expect(plain(PASSWORD)).rejects.toThrow(message);
  });

  it("refuses a temporary password that has run out", async () => {
    await changeAccount(db, account.sub, { status: "FORCE_CHANGE_PASSWORD", temporaryUntil: identity.clock.now() }, identity.clock.now());

    await expect(plain(PASSWORD)).rejects.toThrow("Temporary password has expired");
  });

  it("locks out after five wrong passwords, and forgets them after a right one", async () => {
    for (let n = 0; n < 5; n++) await expect(plain("Wrong1password")).rejects.toThrow("Incorrect username or password.");
    await expect(plain(PASSWORD)).rejects.toThrow("Password attempts exceeded");
    identity.clock.advance(1001);
    await plain(PASSWORD);

    expect(await findAccount(db, account.sub)).toMatchObject({ failedPasswords: 0, lastFailedAt: null });
  });

  it("writes who signed in how, and no secret", async () => {
    await expect(plain("Wrong1password")).rejects.toThrow();
    await plain(PASSWORD);
    const entries = await listAudit(db, account.sub, 10);

    expect(entries.map(({ event, outcome, ip }) => [event, outcome, ip])).toEqual([
      ["sign-in", "done", CALLER.ip],
      ["password", "wrong", CALLER.ip],
    ]);
    expect(JSON.stringify(entries)).not.toContain("Wrong1password");
  });
});

describe("the SRP flow", () => {
  it("gives tokens to who knows the password, without a Session", async () => {
    const { answer } = await srp(PASSWORD);

    expect((await answer()).AuthenticationResult).toHaveProperty("RefreshToken");
  });

  it("takes a proof once", async () => {
    const { answer } = await srp(PASSWORD);
    await answer();

    await expect(answer()).rejects.toThrow("session can only be used once");
  });

  it("refuses a wrong password and counts it", async () => {
    const { answer } = await srp("Wrong1password");
    await expect(answer()).rejects.toThrow("Incorrect username or password.");

    expect((await findAccount(db, account.sub))?.failedPasswords).toBe(1);
  });

  it("asks a name nobody has with the same salt each time, and refuses it like a wrong password", async () => {
    const [first, second] = [await srp(PASSWORD, "nobody"), await srp(PASSWORD, "nobody")];

    expect(first.asked.SALT).toBe(second.asked.SALT);
    expect(first.asked.SRP_B).not.toBe(second.asked.SRP_B);
    expect(Object.keys(first.asked)).toEqual(Object.keys((await srp(PASSWORD)).asked));
    await expect(first.answer()).rejects.toThrow("Incorrect username or password.");
  });

  it.each([
    ["zero", 0n],
    ["the prime", SRP_PRIME],
    ["twice the prime", 2n * SRP_PRIME],
  ])("refuses %s as the client's value", async (_title, A) => {
    await expect(begin("USER_SRP_AUTH", { USERNAME: account.username, SRP_A: A.toString(16) })).rejects.toMatchObject({
      type: "InvalidParameterException",
    });
  });

  it("refuses a proof signed six minutes ago", async () => {
    const client = srpClient();
    const { ChallengeParameters: asked } = await begin("USER_SRP_AUTH", { USERNAME: account.username, SRP_A: client.A });
    const secret = { poolName: srpPoolName(identity.pool.id), userId: account.username, password: PASSWORD };
    const claim = client.claim(asked, secret, new Date(identity.clock.now().getTime() - 360_000));
    const answer = {
      ClientId: identity.client.id,
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeResponses: { USERNAME: account.username, ...claim },
    };

    await expect(identity.run(respondToAuthChallenge, answer)).rejects.toThrow("Incorrect username or password.");
  });

  it("refuses a block of another user", async () => {
    const other = await identity.account();
    const { answer } = await srp(PASSWORD, account.username, { USERNAME: other.username });

    await expect(answer()).rejects.toThrow("Invalid session for the user.");
  });

  it("does not use the block up on a device nobody confirmed", async () => {
    const device = { DEVICE_KEY: "ap-northeast-1_11111111-2222-4333-8444-555566667777" };
    const client = srpClient();
    const { ChallengeParameters: asked } = await begin("USER_SRP_AUTH", { USERNAME: account.username, SRP_A: client.A });
    const secret = { poolName: srpPoolName(identity.pool.id), userId: account.username, password: PASSWORD };
    const claim = { USERNAME: account.username, ...client.claim(asked, secret, identity.clock.now()) };
    const respond = (ChallengeResponses: Parameters) =>
      identity.run(respondToAuthChallenge, { ClientId: identity.client.id, ChallengeName: "PASSWORD_VERIFIER", ChallengeResponses });

    await expect(respond({ ...claim, ...device })).rejects.toThrow("Device does not exist.");
    await expect(respond(claim)).resolves.toHaveProperty("AuthenticationResult");
  });

  it("expires", async () => {
    const { answer } = await srp(PASSWORD);
    identity.clock.advance(180_000);

    await expect(answer()).rejects.toThrow("session is expired");
  });
});

describe("every flow", () => {
  it.each([
    ["USER_PASSWORD_AUTH", { USERNAME: "a" }, "Missing required parameter PASSWORD"],
    ["USER_PASSWORD_AUTH", { PASSWORD: "a" }, "Missing required parameter USERNAME"],
    ["USER_SRP_AUTH", { USERNAME: "a" }, "Missing required parameter SRP_A"],
    ["REFRESH_TOKEN_AUTH", {}, "Missing required parameter REFRESH_TOKEN"],
    ["ADMIN_USER_PASSWORD_AUTH", { USERNAME: "a", PASSWORD: "b" }, "ADMIN_USER_PASSWORD_AUTH flow not enabled for this client"],
    ["USER_AUTH", { USERNAME: "a" }, "USER_AUTH flow not enabled for this client"],
  ])("%s with %j: %s", async (flow, parameters, message) => {
    await expect(begin(flow, parameters as Parameters)).rejects.toMatchObject({ type: "InvalidParameterException", message });
  });

  it("is refused where the client does not allow it", async () => {
    const narrow = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "narrow",
      settings: { flows: ["USER_SRP_AUTH"] },
    });

    await expect(begin("USER_PASSWORD_AUTH", { USERNAME: "a", PASSWORD: "b" }, narrow.id)).rejects.toThrow(
      "USER_PASSWORD_AUTH flow not enabled",
    );
  });

  it("needs the secret hash of a client with a secret", async () => {
    const secret = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "server",
      settings: CLIENT_SETTINGS,
      withSecret: true,
    });
    const parameters = { USERNAME: account.username, PASSWORD };

    await expect(begin("USER_PASSWORD_AUTH", parameters, secret.id)).rejects.toThrow(
      "is configured with secret but SECRET_HASH was not received",
    );
    await expect(begin("USER_PASSWORD_AUTH", { ...parameters, SECRET_HASH: "wrong" }, secret.id)).rejects.toThrow(
      "Unable to verify secret hash",
    );
    const SECRET_HASH = secretHash(secret, account.username);
    await expect(begin("USER_PASSWORD_AUTH", { ...parameters, SECRET_HASH }, secret.id)).resolves.toHaveProperty("AuthenticationResult");
  });

  it("names a client that is not there", async () => {
    await expect(begin("USER_PASSWORD_AUTH", { USERNAME: "a", PASSWORD: "b" }, "nosuchclient")).rejects.toMatchObject({
      type: "ResourceNotFoundException",
      message: "User pool client nosuchclient does not exist.",
    });
  });
});
