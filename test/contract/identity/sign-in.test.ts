import { GetUserCommand, InitiateAuthCommand, RespondToAuthChallengeCommand } from "@aws-sdk/client-cognito-identity-provider";
import { JwtVerifier } from "aws-jwt-verify";
import { beforeAll, describe, expect, it } from "vitest";
import { SRP_PRIME, srpPoolName } from "#domain/identity/srp/srp.ts";
import { authenticate, browserUser, currentSession, MemoryStorage, userData } from "#test/support/cognito-js.ts";
import { claimsOf, type IdentityServer, identityServer, refusalOf, type TestUser } from "#test/support/identity-server.ts";
import { secretHash } from "#test/support/srp-client.ts";
import { srpClient } from "#test/support/srp-device.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

/** Its multiples would make the shared secret 0. */
const MODULUS = SRP_PRIME.toString(16);
const WRONG = "NotAuthorizedException: Incorrect username or password.";

async function question(user: TestUser, A: string) {
  const { ChallengeParameters = {} } = await server.sdk.send(
    new InitiateAuthCommand({ ClientId: user.client.id, AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: user.username, SRP_A: A } }),
  );
  return ChallengeParameters;
}

const answer = (user: TestUser, responses: Record<string, string>) =>
  server.sdk.send(
    new RespondToAuthChallengeCommand({
      ClientId: user.client.id,
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeResponses: { USERNAME: user.username, ...responses },
    }),
  );

const srpOf = (user: TestUser) => ({ poolName: srpPoolName(user.pool.id), userId: user.username, password: user.password });

describe("signing in with a password", () => {
  it.each(["USER_SRP_AUTH", "USER_PASSWORD_AUTH"] as const)(
    "gives a session by %s, and none for a wrong password or an unknown name",
    async (flow) => {
      const user = await server.aUser();
      expect(await authenticate(browserUser(server, user), user.password, flow)).toMatchObject({ kind: "signed in" });
      expect(await refusalOf(authenticate(browserUser(server, user), "Wrong1password", flow))).toBe(WRONG);
      expect(await refusalOf(authenticate(browserUser(server, { ...user, username: "nobody" }), user.password, flow))).toBe(WRONG);
    },
  );

  it("shows the user to whoever holds the access token", async () => {
    const user = await server.aUser();
    const browser = browserUser(server, user);
    await authenticate(browser, user.password);
    const { Username, UserAttributes } = await userData(browser);
    expect(Username).toBe(user.username);
    expect(UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: "sub", Value: user.sub },
        { Name: "email", Value: user.email },
        { Name: "email_verified", Value: "true" },
      ]),
    );
  });

  it("keeps the session in the browser's storage, without asking again", async () => {
    const user = await server.aUser();
    const storage = new MemoryStorage();
    await authenticate(browserUser(server, user, storage), user.password);
    const session = await currentSession(browserUser({ url: "http://127.0.0.1:1" }, user, storage));
    expect(session.isValid()).toBe(true);
  });

  it("asks a client with a secret for the hash of the name", async () => {
    const client = await server.addClient({}, { withSecret: true });
    const user = await server.aUser({ client });
    expect(await server.tokensOf(user)).toMatchObject({ TokenType: "Bearer" });
    const attempt = (hash: Record<string, string>) =>
      server.sdk.send(
        new InitiateAuthCommand({
          ClientId: client.id,
          AuthFlow: "USER_PASSWORD_AUTH",
          AuthParameters: { USERNAME: user.username, PASSWORD: user.password, ...hash },
        }),
      );
    expect(await refusalOf(attempt({}))).toBe(
      `NotAuthorizedException: Client ${client.id} is configured with secret but SECRET_HASH was not received`,
    );
    expect(await refusalOf(attempt({ SECRET_HASH: secretHash(client, "another") }))).toBe(
      `NotAuthorizedException: Unable to verify secret hash for client ${client.id}`,
    );
  });
});

describe("the proof of the password by SRP", () => {
  it("is taken without a Session, once", async () => {
    const user = await server.aUser();
    const { A, claim } = srpClient();
    const proof = claim(await question(user, A), srpOf(user), new Date());
    expect((await answer(user, proof)).AuthenticationResult).toMatchObject({ TokenType: "Bearer", ExpiresIn: 3600 });
    expect(await refusalOf(answer(user, proof))).toBe(
      "NotAuthorizedException: Invalid session for the user, session can only be used once.",
    );
  });

  it("is refused when it is an hour old, and when it is of a question that was put to somebody else", async () => {
    const [user, other] = [await server.aUser(), await server.aUser()];
    const { A, claim } = srpClient();
    const old = claim(await question(user, A), srpOf(user), new Date(Date.now() - 3_600_000));
    expect(await refusalOf(answer(user, old))).toBe(WRONG);
    const foreign = claim(await question(other, A), srpOf(user), new Date());
    expect(await refusalOf(answer(user, foreign))).toBe("NotAuthorizedException: Invalid session for the user.");
  });

  it.each([
    ["zero", "0"],
    ["zero in another writing", "00"],
    ["the modulus", MODULUS],
    ["the modulus with a zero byte in front", `00${MODULUS}`],
    ["no number", "zz"],
  ])("is not begun with a public value of no use: %s", async (_title, A) => {
    const user = await server.aUser();
    expect(await refusalOf(question(user, A))).toMatch(/^InvalidParameterException: /);
  });

  it("shows a name nobody has the same salt at every try, and another for another name", async () => {
    const { A } = srpClient();
    const user = await server.aUser();
    const saltOf = async (username: string) => (await question({ ...user, username }, A)).SALT;
    const [first, again, other] = [await saltOf("nobody"), await saltOf("nobody"), await saltOf("nobody-else")];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe("the tokens of a sign-in", () => {
  it("hold before aws-jwt-verify with the keys of the pool", async () => {
    const user = await server.aUser();
    const { AccessToken, IdToken, ExpiresIn } = await server.tokensOf(user);
    const issuer = `${server.url}/${user.pool.id}`;
    const jwks = await (await fetch(`${issuer}/.well-known/jwks.json`)).json();
    const verify = (token: string, audience: string | null) => {
      const verifier = JwtVerifier.create({ issuer, audience, jwksUri: `${issuer}/.well-known/jwks.json` });
      verifier.cacheJwks(jwks);
      return verifier.verifySync(token);
    };
    const id = verify(IdToken, user.client.id);
    const access = verify(AccessToken, null);
    expect(id).toMatchObject({
      token_use: "id",
      sub: user.sub,
      "cognito:username": user.username,
      email: user.email,
      email_verified: true,
      phone_number_verified: true,
    });
    expect(access).toMatchObject({
      token_use: "access",
      sub: user.sub,
      username: user.username,
      client_id: user.client.id,
      scope: "aws.cognito.signin.user.admin",
      origin_jti: id.origin_jti,
      auth_time: id.auth_time,
    });
    expect(access).not.toHaveProperty("aud");
    expect(Number(id.exp) - Number(id.iat)).toBe(ExpiresIn);
  });

  it("are refused once a bit is changed, without a signature, signed by somebody else, and an id token in place of an access token", async () => {
    const user = await server.aUser();
    const { AccessToken, IdToken } = await server.tokensOf(user);
    const [head = "", , signature = ""] = AccessToken.split(".");
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const claims = claimsOf(AccessToken);
    const forged = [
      `${head}.${encode({ ...claims, username: "admin" })}.${signature}`,
      `${encode({ alg: "none" })}.${encode(claims)}.`,
      `${encode({ alg: "HS256", kid: JSON.parse(Buffer.from(head, "base64url").toString()).kid })}.${encode(claims)}.${signature}`,
      `${head}.${encode({ ...claims, iss: "https://elsewhere.example" })}.${signature}`,
      IdToken,
      "a.b.c",
    ];
    for (const token of forged)
      expect(await refusalOf(server.sdk.send(new GetUserCommand({ AccessToken: token })))).toBe(
        "NotAuthorizedException: Invalid Access Token",
      );
  });
});
