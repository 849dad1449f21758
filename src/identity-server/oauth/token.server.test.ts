import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { listAudit } from "#domain/identity/core/audit-store.server.ts";
import { getUser } from "#domain/identity/operations/get-user.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { minutes } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, ORIGIN, REDIRECT, SCOPE, VERIFIER } from "#test/support/hosted.ts";
import { claimsOf } from "#test/support/identity-server.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
});

const aCode = async (extra: Readonly<Record<string, string | null>> = {}) => (await world.login(await world.account(), { extra })).code;
const basic = (id: string, secret: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}` });

describe("a code", () => {
  it("is exchanged for tokens of the account that signed in, once its client shows the verifier", async () => {
    const account = await world.account();
    const { code } = await world.login(account, { extra: { nonce: "nonce-1" } });

    const { status, headers, json } = await world.exchange(code);

    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(json).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: SCOPE });
    const [id, access] = [claimsOf(json.id_token ?? ""), claimsOf(json.access_token ?? "")];
    const atHash = createHash("sha256")
      .update(json.access_token ?? "")
      .digest()
      .subarray(0, 16)
      .toString("base64url");
    expect(id).toMatchObject({ sub: account.sub, aud: world.client.id, nonce: "nonce-1", at_hash: atHash, email_verified: true });
    expect(access).toMatchObject({ sub: account.sub, client_id: world.client.id, scope: SCOPE, version: 2 });
    expect(id.iss).toBe(`${ORIGIN}/${world.pool.id}`);
  });

  it("says when the person signed in, not when the code was exchanged", async () => {
    const { browser } = await world.login(await world.account());
    const signedInAt = Math.floor(world.clock.now().getTime() / 1000);
    world.clock.advance(minutes(10));
    const again = await browser.go(world.path());

    const { json } = await world.exchange(again.landed?.searchParams.get("code") ?? "");

    expect(claimsOf(json.id_token ?? "").auth_time).toBe(signedInAt);
  });

  it("gives an id token only to those who asked for openid, and opens the API only with its scope", async () => {
    const account = await world.account();
    const narrow = await world.tokensOf(account, { scope: "email" });
    const wide = await world.tokensOf(account);

    expect(narrow).not.toHaveProperty("id_token");
    await expect(world.run(getUser, { AccessToken: narrow.access_token })).rejects.toThrow("Access Token does not have required scopes");
    expect(await world.run(getUser, { AccessToken: wide.access_token })).toMatchObject({ Username: account.username });
  });

  it("takes what the social strategy of nuxt sends along", async () => {
    const { status } = await world.exchange(await aCode(), { response_type: "code", audience: "" });

    expect(status).toBe(200);
  });

  it("is refused a second time, and then ends the sign-in of the first", async () => {
    const account = await world.account();
    const { code } = await world.login(account);
    const first = await world.exchange(code);

    const second = await world.exchange(code);

    expect(second).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
    expect(
      await world.token({ grant_type: "refresh_token", client_id: world.client.id, refresh_token: first.json.refresh_token ?? "" }),
    ).toMatchObject({ status: 400, json: { error: "invalid_grant", error_description: "Refresh Token has been revoked" } });
    await expect(world.run(getUser, { AccessToken: first.json.access_token })).rejects.toThrow("Access Token has been revoked");
    expect((await listAudit(world.service.db, account.sub, 1))[0]).toMatchObject({ event: "CodeExchange", outcome: "used" });
  });

  it("gives tokens to one of two who come at once, and in the end to none", async () => {
    const code = await aCode();

    const both = await Promise.all([world.exchange(code), world.exchange(code)]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refresh_token = both.find(({ status }) => status === 200)?.json.refresh_token ?? "";
    expect((await world.token({ grant_type: "refresh_token", client_id: world.client.id, refresh_token })).status).toBe(400);
  });

  it.each([
    ["a wrong verifier", { code_verifier: `${VERIFIER}x` }],
    ["no verifier", { code_verifier: "" }],
    ["another redirect_uri", { redirect_uri: `${REDIRECT}x` }],
  ])("is burnt by %s", async (_case, changes) => {
    const code = await aCode();

    expect(await world.exchange(code, changes)).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
    expect(await world.exchange(code)).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
  });

  it("belongs to its client", async () => {
    const other = await world.addClient();

    expect(await world.exchange(await aCode(), { client_id: other.id })).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
  });

  it("is good for five minutes", async () => {
    const [early, late] = [await aCode(), await aCode()];
    world.clock.advance(minutes(5) - 1);
    expect((await world.exchange(early)).status).toBe(200);
    world.clock.advance(1);
    expect((await world.exchange(late)).json.error).toBe("invalid_grant");
  });

  it("is worth nothing once its account is disabled", async () => {
    const account = await world.account();
    const { code } = await world.login(account);
    await changeAccount(world.service.db, account.sub, { isEnabled: false }, world.clock.now());

    expect((await world.exchange(code)).json.error).toBe("invalid_grant");
  });
});

describe("a refresh token of the hosted login", () => {
  const refresh = (refresh_token = "", changes = {}) =>
    world.token({ grant_type: "refresh_token", client_id: world.client.id, refresh_token, ...changes });

  it("gives new tokens of the same sign-in, whatever scopes are sent along, and stays", async () => {
    const first = await world.tokensOf(await world.account());

    const { status, json } = await refresh(first.refresh_token, { scopes: "openid" });

    expect(status).toBe(200);
    const [before, after] = [claimsOf(first.access_token ?? ""), claimsOf(json.access_token ?? "")];
    expect(after).toMatchObject({ sub: before.sub, origin_jti: before.origin_jti, auth_time: before.auth_time, scope: SCOPE });
    expect(json.id_token).toBeDefined();
    expect(json).not.toHaveProperty("refresh_token");
  });

  it("also refreshes through the API", async () => {
    const { refresh_token } = await world.tokensOf(await world.account());
    const body = { ClientId: world.client.id, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN: refresh_token } };

    expect(await world.run(initiateAuth, body)).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("is followed by another where the client rotates", async () => {
    const rotating = await world.addClient({ rotationGraceSeconds: 0 });
    const { code } = await world.login(await world.account(), { extra: { client_id: rotating.id } });
    const { json } = await world.exchange(code, { client_id: rotating.id });

    const next = await refresh(json.refresh_token, { client_id: rotating.id });
    world.clock.advance(1);
    const reused = await refresh(json.refresh_token, { client_id: rotating.id });

    expect(next.json.refresh_token).toBeDefined();
    expect(next.json.refresh_token).not.toBe(json.refresh_token);
    expect(reused).toMatchObject({ status: 400, json: { error: "invalid_grant", error_description: "Refresh token has been reused." } });
    expect((await refresh(next.json.refresh_token, { client_id: rotating.id })).status).toBe(400);
  });

  it.each([["made up"], ["bm90IGEgdG9rZW4"]])("is refused when it is %s", async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 400, json: { error: "invalid_grant" } });
  });

  it("is missed when it is left out", async () => {
    expect(await refresh("")).toMatchObject({ status: 400, json: { error: "invalid_request" } });
  });
});

describe("a client with a secret", () => {
  it("proves itself by header or by body", async () => {
    const client = await world.addClient({}, true);
    const secret = client.secret ?? "";
    const codeFor = async () => (await world.login(await world.account(), { extra: { client_id: client.id } })).code;
    const form = { grant_type: "authorization_code", redirect_uri: REDIRECT, code_verifier: VERIFIER };

    const byHeader = await world.token({ ...form, code: await codeFor() }, basic(client.id, secret));
    const byBody = await world.token({ ...form, code: await codeFor(), client_id: client.id, client_secret: secret });

    expect([byHeader.status, byBody.status]).toEqual([200, 200]);
  });

  it("is refused without it or with a wrong one, and told in a header when it came by header", async () => {
    const client = await world.addClient({}, true);
    const form = { grant_type: "refresh_token", refresh_token: "x" };

    const without = await world.token({ ...form, client_id: client.id });
    const wrong = await world.token(form, basic(client.id, "wrong"));

    expect(without).toMatchObject({ status: 400, json: { error: "invalid_client" } });
    expect(wrong).toMatchObject({ status: 401, json: { error: "invalid_client" } });
    expect(wrong.headers.get("www-authenticate")).toContain("Basic");
  });

  it("may not prove itself in two ways or as two clients", async () => {
    const client = await world.addClient({}, true);
    const form = { grant_type: "refresh_token", refresh_token: "x" };
    const header = basic(client.id, client.secret ?? "");

    const twice = await world.token({ ...form, client_id: client.id, client_secret: client.secret ?? "" }, header);
    const two = await world.token({ ...form, client_id: world.client.id }, header);

    expect([twice.json.error, two.json.error]).toEqual(["invalid_request", "invalid_request"]);
  });

  it("gets a token for itself when it may, with scopes that are no user's", async () => {
    const scopes = ["openid", "estate/read", "estate/write"];
    const client = await world.addClient({ oauthFlows: ["client_credentials"], scopes }, true);
    const ask = (changes = {}) => world.token({ grant_type: "client_credentials", ...changes }, basic(client.id, client.secret ?? ""));

    const all = await ask();
    const one = await ask({ scope: "estate/read" });

    expect(claimsOf(all.json.access_token ?? "")).toMatchObject({ sub: client.id, token_use: "access", scope: "estate/read estate/write" });
    expect(one.json).toMatchObject({ scope: "estate/read", token_type: "Bearer" });
    expect(one.json).not.toHaveProperty("refresh_token");
    expect((await ask({ scope: "openid" })).json.error).toBe("invalid_scope");
    await expect(world.run(getUser, { AccessToken: all.json.access_token })).rejects.toThrow();
  });

  it("gets none when it may not, and a client without a secret never does", async () => {
    const mayNot = await world.addClient({}, true);
    const open = await world.addClient({ oauthFlows: ["client_credentials"], scopes: ["estate/read"] });

    const first = await world.token({ grant_type: "client_credentials" }, basic(mayNot.id, mayNot.secret ?? ""));
    const second = await world.token({ grant_type: "client_credentials", client_id: open.id });

    expect([first.json.error, second.json.error]).toEqual(["unauthorized_client", "unauthorized_client"]);
  });
});

describe("POST /oauth2/token", () => {
  it.each([
    ["no grant_type", {}, "invalid_request"],
    ["a grant nobody has", { grant_type: "password" }, "unsupported_grant_type"],
    ["a grant named like a member of objects", { grant_type: "constructor" }, "unsupported_grant_type"],
    ["no code", { grant_type: "authorization_code" }, "invalid_request"],
    ["an unknown client", { grant_type: "refresh_token", client_id: "nosuchclient", refresh_token: "x" }, "invalid_client"],
  ])("refuses %s", async (_case, changes, error) => {
    expect(await world.token({ client_id: world.client.id, ...changes })).toMatchObject({ status: 400, json: { error } });
  });

  it("refuses a body of another kind, a parameter given twice and a body without bounds", async () => {
    const post = (body: string, type: string) =>
      world.app.request(`${ORIGIN}/oauth2/token`, { method: "POST", body, headers: { "content-type": type } });
    const form = "application/x-www-form-urlencoded";

    expect((await post('{"grant_type":"refresh_token"}', "application/json")).status).toBe(400);
    expect((await post("grant_type=refresh_token&grant_type=refresh_token", form)).status).toBe(400);
    expect((await post(`grant_type=${"x".repeat(70_000)}`, form)).status).toBe(413);
  });

  it("lets an Authorization header of another kind pass, as axios sends it", async () => {
    const { status } = await world.token(
      {
        grant_type: "authorization_code",
        client_id: world.client.id,
        code: await aCode(),
        redirect_uri: REDIRECT,
        code_verifier: VERIFIER,
      },
      { authorization: "Bearer old" },
    );

    expect(status).toBe(200);
  });

  it("is open to scripts of any origin, without cookies", async () => {
    const preflight = await world.app.request(`${ORIGIN}/oauth2/token`, { method: "OPTIONS", headers: { origin: "https://site.example" } });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type, x-amz-user-agent, authorization");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    expect((await world.token({})).headers.get("access-control-allow-origin")).toBe("*");
  });
});
