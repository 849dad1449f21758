import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createIdentityService } from "#domain/identity/index.server.ts";
import { NO_PROXY, type ProxyTrust } from "#platform/caller-address.server.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { identityApp } from "./app.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const appOf = (origin: string, listSent: null | (() => Promise<[]>) = null, trustProxy: ProxyTrust = NO_PROXY) =>
  identityApp({ service: { ...identity.service, origin: () => origin }, operators: new Map(), trustProxy, listSent });

const app = () => appOf("http://localhost:3001");
/** As the HTTP server hands over the connection. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe("the identity service over HTTP", () => {
  it.each(["/", "/cognito/", "/any/path"])("takes a call of the API at %s", async (path) => {
    const headers = { "x-amz-target": "AWSCognitoIdentityProviderService.GetUser" };
    const answer = await app().request(path, { method: "POST", headers, body: '{"AccessToken":"a.b.c"}' });

    expect(answer.status).toBe(400);
    expect(answer.headers.get("x-amzn-errortype")).toBe("NotAuthorizedException:");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toEqual({ __type: "NotAuthorizedException", message: "Invalid Access Token" });
  });

  it("says that it is well, and what it has answered, the latter only on this machine", async () => {
    const one = app();
    expect(await (await one.request("/_health")).json()).toEqual({ status: "ok" });
    await one.request("/", { method: "POST", headers: { "x-amz-target": "AWSCognitoIdentityProviderService.GetUser" }, body: "{}" });

    expect(await (await one.request("/_metrics", {}, from("127.0.0.1"))).text()).toMatch(
      /identity_requests_total\{operation="GetUser",outcome="InvalidParameterException"\} [1-9]/,
    );
    expect((await one.request("/_metrics", {}, from("203.0.113.7"))).status).toBe(404);
    expect((await one.request("/_metrics", { headers: { "x-forwarded-for": "203.0.113.7" } }, from("127.0.0.1"))).status).toBe(404);
  });

  it("shows sent messages in local mode only", async () => {
    expect((await app().request("/_outbox")).status).toBe(404);
    expect((await appOf("http://localhost:3001", async () => []).request("/_outbox")).status).toBe(200);
  });

  it.each(["/", "/no/such/page"])(
    "tells people at %s that there is no page, with the way to the site, and programs in a line",
    async (path) => {
      const service = { ...identity.service, origin: () => "http://localhost:3001" };
      const one = identityApp({ service, operators: new Map(), trustProxy: NO_PROXY, listSent: null, home: "https://site.example" });
      const page = await one.request(path, { headers: { accept: "text/html" } });

      expect([page.status, page.headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(await page.text()).toMatch(/<h1>ページが見つかりません<\/h1>.*<a href="https:\/\/site.example">サイトのトップページへ<\/a>/s);
      expect(await (await one.request(path)).text()).toBe("Not found");
    },
  );

  it("leads on from a page that knows no client", async () => {
    const service = { ...identity.service, origin: () => "http://localhost:3001" };
    const one = identityApp({ service, operators: new Map(), trustProxy: NO_PROXY, listSent: null, home: "https://site.example" });
    const page = await (await one.request("/login?client_id=nobody")).text();

    expect(page).toContain("呼び出し元が登録されていません");
    expect(page).toContain('<a href="https://site.example">サイトのトップページへ</a>');
  });

  it("keeps browsers on https where it is reached by it", async () => {
    expect((await app().request("/_health")).headers.get("strict-transport-security")).toBeNull();
    expect((await appOf("https://id.example.jp").request("/_health")).headers.get("strict-transport-security")).toContain(
      "max-age=31536000",
    );
  });

  it("answers an address that asks without end that it is too much, and nobody else", async () => {
    const one = app();
    const ask = (address: string) => one.request("/_health", {}, from(address));
    for (let n = 0; n < 1000; n++) await ask("203.0.113.8");
    const refused = await ask("203.0.113.8");

    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ __type: "TooManyRequestsException" });
    expect(refused.headers.get("retry-after")).toBe("1");
    expect((await ask("203.0.113.9")).status).toBe(200);
  });

  it("counts a sign-in for what it costs", async () => {
    const one = app();
    const signIn = async (address: string) => {
      const headers = { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" };
      return (await one.request("/", { method: "POST", headers, body: "{}" }, from(address))).json();
    };
    for (let n = 0; n < 200; n++) expect(await signIn("203.0.113.10")).toMatchObject({ __type: "InvalidParameterException" });

    expect(await signIn("203.0.113.10")).toMatchObject({ __type: "TooManyRequestsException" });
    expect((await one.request("/_health", {}, from("203.0.113.11"))).status).toBe(200);
  });

  it("believes a forwarded address only behind a proxy of ours", async () => {
    const behind = appOf("http://localhost:3001", null, { kind: "hops", hops: 1 });
    const ask = (of: typeof behind, forwarded: string) =>
      of.request("/_health", { headers: { "x-forwarded-for": forwarded } }, from("127.0.0.1"));
    const open = app();
    for (let n = 0; n < 1000; n++)
      await Promise.all([ask(behind, `198.51.100.1, 203.0.113.${n % 250}`), ask(open, `203.0.113.${n % 250}`)]);

    expect((await ask(behind, "203.0.113.1")).status).toBe(200);
    expect((await ask(open, "203.0.113.1")).status).toBe(400);
  });

  it("says nothing of what went wrong inside", async () => {
    const broken = identityApp({
      service: {
        ...identity.service,
        directory: { ...identity.service.directory, client: async () => Promise.reject(new Error("secret detail")) },
      },
      operators: new Map(),
      trustProxy: NO_PROXY,
      listSent: null,
    });
    const body = JSON.stringify({ ClientId: "abc", AuthFlow: "USER_SRP_AUTH", AuthParameters: {} });
    const answer = await broken.request("/", {
      method: "POST",
      headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
      body,
    });

    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('{"__type":"InternalErrorException","message":"Internal error"}');
  });
});

describe("while the database is away", () => {
  const COOKIES = ["machinone-browser", "machinone-login", "machinone-arrival"];
  const answerTo = async (path: string, init: RequestInit = {}) => {
    const away = openDatabase("postgres://nobody@127.0.0.1:1/none");
    const { clock, log, origin, send, objects } = identity.service;
    const parts = { clock, log, origin, send, objects, masterKeys: [randomBytes(32)], customAuth: {}, fetch };
    const service = createIdentityService({ ...parts, db: away.db });
    const one = identityApp({ service, operators: new Map(), trustProxy: NO_PROXY, listSent: null });
    return Promise.resolve(one.request(path, init)).finally(away.close);
  };

  it("answers a call of the APIs as the contract has it for a fault, and says when to come back", async () => {
    const body = JSON.stringify({ ClientId: "someclient", Username: "a@example.com" });
    const answer = await answerTo("/", {
      method: "POST",
      headers: { "x-amz-target": "AWSCognitoIdentityProviderService.ForgotPassword" },
      body,
    });

    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      500,
      "2",
      { __type: "InternalErrorException", message: "Internal error" },
    ]);
  });

  it.each(["/login", "/oauth2/authorize", "/arrival", "/connect", "/passkeys"])(
    "shows people a page at %s that says it is for a while",
    async (path) => {
      const headers = { cookie: COOKIES.map((name) => `${name}=${"x".repeat(43)}`).join("; ") };
      const answer = await answerTo(`${path}?client_id=someclient&response_type=code&redirect_uri=x`, { headers });

      expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
      expect(await answer.text()).toContain("一時的にご利用いただけません");
    },
  );

  it("tells programs at the token endpoint that it is for a while", async () => {
    const body = new URLSearchParams({ grant_type: "refresh_token", client_id: "someclient", refresh_token: "x" });
    const answer = await answerTo("/oauth2/token", { method: "POST", body });

    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "2",
      { error: "temporarily_unavailable" },
    ]);
  });
});
