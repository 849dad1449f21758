import { once } from "node:events";
import { Agent, request } from "node:http";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { type IdentityServer, identityServer } from "#test/support/identity-server.ts";

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

const idp = (name: string) => `AWSCognitoIdentityProviderService.${name}`;

describe("an error on the wire", () => {
  it("has status 400, the type and the text in the body and in headers, and the request's id", async () => {
    const { status, headers, json } = await server.wire(idp("GetUser"), { AccessToken: "a.b.c" });
    expect(status).toBe(400);
    expect(json).toEqual({ __type: "NotAuthorizedException", message: "Invalid Access Token" });
    expect(headers.get("x-amzn-errortype")).toBe("NotAuthorizedException:");
    expect(headers.get("x-amzn-errormessage")).toBe("Invalid Access Token");
    expect(headers.get("x-amzn-requestid")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("content-type")).toBe("application/x-amz-json-1.1");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it.each<[string, string | null, string | object, string]>([
    ["an operation nobody knows", idp("NoSuchThing"), {}, "UnknownOperationException"],
    ["a service nobody knows", "AWSSomethingElse.GetUser", {}, "UnknownOperationException"],
    ["no operation at all", null, {}, "UnknownOperationException"],
    ["a name that every object has", idp("constructor"), {}, "UnknownOperationException"],
    ["broken JSON", idp("InitiateAuth"), '{"ClientId":', "SerializationException"],
    ["a list instead of an object", idp("InitiateAuth"), "[1]", "SerializationException"],
    ["a number instead of an object", idp("InitiateAuth"), "7", "SerializationException"],
    ["members of the wrong type", idp("InitiateAuth"), { ClientId: 7, AuthFlow: [], AuthParameters: "x" }, "InvalidParameterException"],
    [
      "a signed operation without a signature",
      idp("AdminGetUser"),
      { UserPoolId: "a_b", Username: "x" },
      "MissingAuthenticationTokenException",
    ],
  ])("answers %s", async (_title, target, body, type) => {
    const { status, json, headers } = await server.wire(target, body);
    expect(status).toBe(400);
    expect(json.__type).toBe(type);
    expect(headers.get("x-amzn-errortype")).toBe(`${type}:`);
  });

  it("names every member that is wrong, and repeats the value of none that is secret", async () => {
    const { json } = await server.wire(idp("SignUp"), { ClientId: "?", Username: "a".repeat(129), Password: `Secret1 ${"x".repeat(250)}` });
    expect(json.__type).toBe("InvalidParameterException");
    expect(json.message).toMatch(/^\d validation errors detected: /);
    expect(json.message).toContain("Value at 'username' failed to satisfy constraint: Member must have length less than or equal to 128");
    expect(json.message).toContain("Value at 'password'");
    expect(json.message).not.toContain("Secret1");
    const missing = await server.wire(idp("InitiateAuth"), { AuthFlow: "USER_PASSWORD_AUTH" });
    expect(missing.json.message).toBe(
      "1 validation error detected: Value null at 'clientId' failed to satisfy constraint: Member must not be null",
    );
  });
});

describe("a request", () => {
  it("may say null for what it leaves out, as the real clients do", async () => {
    const user = await server.aUser();
    const { status, json } = await server.wire(idp("InitiateAuth"), {
      ClientId: user.client.id,
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: user.username, PASSWORD: user.password, DEVICE_KEY: null },
      ClientMetadata: null,
      UserContextData: null,
      AnalyticsMetadata: null,
      Session: null,
    });
    expect(status).toBe(200);
    expect(json.AuthenticationResult).toMatchObject({ TokenType: "Bearer" });
  });

  it.each(["/", "/idp/", "/some/base/path"])("is taken at %s", async (path) => {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": idp("GetUser") },
      body: "{}",
    });
    expect(await response.json()).toMatchObject({ __type: "InvalidParameterException" });
  });

  it("of 2 MB is refused, whether or not it says how long it is", async () => {
    const body = JSON.stringify({ ClientId: server.client.id, Username: "x".repeat(2_000_000) });
    const declared = await server.wire(idp("SignUp"), body);
    expect(declared.status).toBe(413);
    const chunked = request(server.url, { method: "POST", headers: { "x-amz-target": idp("SignUp"), "transfer-encoding": "chunked" } });
    chunked.on("error", () => undefined); // The rest of the body meets a closed connection.
    chunked.end(body);
    const [response] = await once(chunked, "response");
    expect(response.statusCode).toBe(413);
    response.resume();
  });

  it("of some hundred kilobytes within the contract's limits is read", async () => {
    const Logins = { [`cognito-idp.ap-northeast-1.amazonaws.com/${server.pool.id}`]: "x".repeat(50_000) };
    const { json } = await server.wire("AWSCognitoIdentityService.GetId", { IdentityPoolId: "ap-northeast-1:0", Logins });
    expect(json.__type).not.toBe("RequestTooLargeException");
  });

  it("finds its connection open after it has been idle", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports: (number | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const call = request(server.url, { method: "POST", agent, headers: { "x-amz-target": idp("GetUser") } });
      call.end("{}");
      const [response] = await once(call, "response");
      expect(response.headers.connection).toBe("keep-alive");
      expect(Number(/timeout=(\d+)/.exec(response.headers["keep-alive"] ?? "")?.[1])).toBeGreaterThan(60);
      ports.push(response.socket.localPort);
      response.resume();
      await once(response, "end");
    }
    agent.destroy();
    expect(new Set(ports).size).toBe(1);
  });
});

const HEADERS: Readonly<Record<string, readonly string[]>> = {
  "amazon-cognito-identity-js and Amplify 4 and 5": ["cache-control", "content-type", "x-amz-target", "x-amz-user-agent"],
  "Amplify 6": ["cache-control", "content-type", "x-amz-target", "x-amz-user-agent", "amz-sdk-invocation-id", "amz-sdk-request"],
  "the AWS SDK": ["content-type", "x-amz-target", "x-amz-user-agent", "amz-sdk-invocation-id", "amz-sdk-request"],
  "the AWS SDK, signed": [
    "authorization",
    "content-type",
    "x-amz-content-sha256",
    "x-amz-date",
    "x-amz-security-token",
    "x-amz-target",
    "x-amz-user-agent",
    "amz-sdk-invocation-id",
    "amz-sdk-request",
  ],
};

function preflight(path: string, method: string, headers: readonly string[]) {
  return fetch(server.url + path, {
    method: "OPTIONS",
    headers: {
      origin: "https://machinone.example",
      "access-control-request-method": method,
      "access-control-request-headers": headers.join(","),
    },
  });
}

const listOf = (response: Response, name: string) => (response.headers.get(name) ?? "").toLowerCase().split(/,\s*/);

describe("a page of another origin", () => {
  it.each(Object.entries(HEADERS))("may send the headers of %s", async (_client, headers) => {
    const response = await preflight("/", "POST", headers);
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(listOf(response, "access-control-allow-methods")).toContain("post");
    expect(listOf(response, "access-control-allow-headers")).toEqual(expect.arrayContaining([...headers]));
  });

  it("may read answers and errors with their types, and never sends cookies along", async () => {
    const { headers } = await server.wire(idp("GetUser"), { AccessToken: "a.b.c" }, { origin: "https://machinone.example" });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("access-control-expose-headers")?.toLowerCase()).toContain("x-amzn-errortype");
  });

  it.each([
    ["/oauth2/token", "POST", ["content-type", "x-amz-user-agent", "authorization"]],
    ["/oauth2/userInfo", "GET", ["authorization"]],
  ] as const)("may send what %s needs", async (path, method, headers) => {
    const response = await preflight(path, method, headers);
    expect(response.ok).toBe(true);
    expect(listOf(response, "access-control-allow-headers")).toEqual(expect.arrayContaining([...headers]));
  });

  it("has its preflights answered without the database", async () => {
    const held = server.db.transaction().execute(async (tx) => {
      // Nobody else gets at an account, a pool or a grant meanwhile.
      for (const table of ["identity_pool", "identity_client", "identity_account"]) await sql`lock table ${sql.table(table)}`.execute(tx);
      return (await preflight("/", "POST", ["content-type", "x-amz-target"])).status;
    });
    expect(await held).toBe(204);
  });
});
