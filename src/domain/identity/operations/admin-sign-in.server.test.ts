import { createHmac, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { createClient } from "#domain/identity/pools/create-pool.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, CLIENT_SETTINGS, PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { adminCreateUser } from "./admin-create-user.server.ts";
import { adminInitiateAuth } from "./admin-initiate-auth.server.ts";
import { adminRespondToAuthChallenge } from "./admin-respond-to-auth-challenge.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const OPERATOR = { ...CALLER, operator: "AKIATESTOPERATOR" };
type Answer = { ChallengeName: string; Session: string; AuthenticationResult: { AccessToken: string; RefreshToken: string } };

const begin = async (USERNAME: string, body: object = {}) => {
  const AuthParameters = { USERNAME, PASSWORD };
  const whole = {
    UserPoolId: identity.pool.id,
    ClientId: identity.client.id,
    AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
    AuthParameters,
    ...body,
  };
  return (await identity.run(adminInitiateAuth, whole, OPERATOR)) as Answer;
};

describe("AdminInitiateAuth", () => {
  it.each(["ADMIN_USER_PASSWORD_AUTH", "ADMIN_NO_SRP_AUTH", "USER_PASSWORD_AUTH"])("signs in with the password by %s", async (AuthFlow) => {
    const { username } = await identity.account();
    expect((await begin(username, { AuthFlow })).AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("begins SRP and refreshes, as everybody may", async () => {
    const { username } = await identity.account();
    const srp = { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: username, SRP_A: "ab".repeat(100) } };
    expect(await begin(username, srp)).toMatchObject({ ChallengeName: "PASSWORD_VERIFIER" });
    const { RefreshToken: REFRESH_TOKEN } = (await begin(username)).AuthenticationResult;
    const again = await begin(username, { AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } });
    expect(again.AuthenticationResult.AccessToken).toBeTruthy();
  });

  it("notes the address of the user, not of the server that asks", async () => {
    const { sub, username } = await identity.account();
    await begin(username, { ContextData: { IpAddress: "198.51.100.7", ServerName: "x", ServerPath: "/", HttpHeaders: [] } });
    await begin(username, { ContextData: { IpAddress: "not an address" } });
    const signIns = (await listAudit(db, sub, 9)).filter(({ event }) => event === "sign-in");
    expect(signIns.map(({ ip }) => ip)).toEqual([null, "198.51.100.7"]);
  });

  it("answers a wrong password and an unknown user as the client may tell them", async () => {
    const { username } = await identity.account();
    const AuthParameters = { USERNAME: username, PASSWORD: "Wrong-guess1" };
    const sameForBoth = { type: "NotAuthorizedException", message: "Incorrect username or password." };
    await expect(begin(username, { AuthParameters })).rejects.toMatchObject(sameForBoth);
    await expect(begin("nobody")).rejects.toMatchObject(sameForBoth);
  });

  it("refuses the client of another pool, a flow that is off, and one there is not", async () => {
    const { username } = await identity.account();
    const other = await testIdentity(db);
    await expect(begin(username, { ClientId: other.client.id })).rejects.toMatchObject({ type: "ResourceNotFoundException" });
    const poor = await createClient(identity.service, { poolId: identity.pool.id, name: "poor", settings: {} });
    await expect(begin(username, { ClientId: poor.id })).rejects.toMatchObject({
      message: "ADMIN_USER_PASSWORD_AUTH flow not enabled for this client",
    });
    await expect(begin(username, { AuthFlow: "USER_AUTH" })).rejects.toMatchObject({ type: "InvalidParameterException" });
    await expect(begin(username, { AuthFlow: "BY_MAGIC" })).rejects.toMatchObject({ type: "InvalidParameterException" });
  });

  it("wants the secret hash of a client with a secret", async () => {
    const { username } = await identity.account();
    const client = await createClient(identity.service, {
      poolId: identity.pool.id,
      name: "s",
      settings: CLIENT_SETTINGS,
      withSecret: true,
    });
    await expect(begin(username, { ClientId: client.id })).rejects.toMatchObject({ type: "NotAuthorizedException" });
    const SECRET_HASH = createHmac("sha256", client.secret ?? "")
      .update(username + client.id)
      .digest("base64");
    const AuthParameters = { USERNAME: username, PASSWORD, SECRET_HASH };
    expect((await begin(username, { ClientId: client.id, AuthParameters })).AuthenticationResult.AccessToken).toBeTruthy();
  });
});

describe("AdminRespondToAuthChallenge", () => {
  async function challenged() {
    const made = { UserPoolId: identity.pool.id, Username: `newcomer-${randomUUID()}`, MessageAction: "SUPPRESS" };
    await identity.run(adminCreateUser, { ...made, TemporaryPassword: PASSWORD });
    const { ChallengeName, Session } = await begin(made.Username);
    return { ChallengeName, Session, ChallengeResponses: { USERNAME: made.Username, NEW_PASSWORD: "Quite-another4" } };
  }

  it("takes the answer to a challenge", async () => {
    const answer = { UserPoolId: identity.pool.id, ClientId: identity.client.id, ...(await challenged()) };
    expect(await identity.run(adminRespondToAuthChallenge, answer, OPERATOR)).toMatchObject({
      AuthenticationResult: { TokenType: "Bearer" },
    });
  });

  it("refuses the client of another pool, and an answer without its members", async () => {
    const other = await testIdentity(db);
    const answer = { UserPoolId: other.pool.id, ClientId: identity.client.id, ...(await challenged()) };
    await expect(identity.run(adminRespondToAuthChallenge, answer)).rejects.toMatchObject({ type: "ResourceNotFoundException" });
    const empty = { UserPoolId: identity.pool.id, ClientId: identity.client.id };
    await expect(identity.run(adminRespondToAuthChallenge, empty)).rejects.toMatchObject({ type: "InvalidParameterException" });
  });
});
