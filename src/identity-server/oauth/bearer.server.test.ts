import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { changeAccount } from "#domain/identity/core/account-store.server.ts";
import { hours } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { hostedWorld, ORIGIN } from "#test/support/hosted.ts";

let world: Awaited<ReturnType<typeof hostedWorld>>;

beforeAll(async () => {
  const { db } = await testDatabase();
  world = await hostedWorld(db);
});

async function userInfo(token: string | null, method = "GET") {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await world.app.request(`${ORIGIN}/oauth2/userInfo`, { method, headers });
  return { status: response.status, challenge: response.headers.get("www-authenticate") ?? "", json: JSON.parse(await response.text()) };
}

describe("/oauth2/userInfo", () => {
  it("says who the bearer is, with verified flags as texts, by GET and by POST", async () => {
    const account = await world.account();
    const { access_token = "" } = await world.tokensOf(account);

    const expected = { sub: account.sub, username: account.username, email: account.attributes.email, email_verified: "true" };
    expect(await userInfo(access_token)).toMatchObject({ status: 200, json: expected });
    expect(await userInfo(access_token, "POST")).toMatchObject({ status: 200, json: expected });
  });

  it("tells only what the scopes open", async () => {
    const account = await world.account();
    await changeAccount(world.service.db, account.sub, { attributes: { ...account.attributes, name: "見本 花子" } }, world.clock.now());
    const named = await world.tokensOf(account, { scope: "openid profile" });
    const all = await world.tokensOf(account, { scope: "openid" });

    expect((await userInfo(named.access_token ?? "")).json).toEqual({ sub: account.sub, username: account.username, name: "見本 花子" });
    expect((await userInfo(all.access_token ?? "")).json).toHaveProperty("email");
  });

  it("needs the scope openid, which tokens of the API do not have", async () => {
    const { AuthenticationResult } = await world.signIn(await world.account());

    const refused = await userInfo(AuthenticationResult.AccessToken);

    expect(refused).toMatchObject({ status: 403, json: { error: "insufficient_scope" } });
    expect(refused.challenge).toContain('scope="openid"');
  });

  it("refuses no token, one that is none, an id token and one that has expired", async () => {
    const tokens = await world.tokensOf(await world.account());

    expect(await userInfo(null)).toMatchObject({ status: 401, challenge: "Bearer" });
    for (const bad of ["a.b.c", tokens.id_token ?? ""]) {
      const refused = await userInfo(bad);
      expect(refused).toMatchObject({ status: 401, json: { error: "invalid_token" } });
      expect(refused.challenge).toContain('Bearer error="invalid_token"');
    }
    world.clock.advance(hours(1));
    expect(await userInfo(tokens.access_token ?? "")).toMatchObject({ status: 401, json: { error: "invalid_token" } });
  });

  it("lets scripts send the token", async () => {
    const preflight = await world.app.request(`${ORIGIN}/oauth2/userInfo`, { method: "OPTIONS" });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
  });
});

async function revoke(form: Readonly<Record<string, string>>, headers = {}) {
  const response = await world.app.request(`${ORIGIN}/oauth2/revoke`, {
    method: "POST",
    body: new URLSearchParams(form).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  const text = await response.text();
  return { status: response.status, error: text === "" ? null : JSON.parse(text).error };
}

describe("/oauth2/revoke", () => {
  it("ends the sign-in of a refresh token, and takes it again without a word", async () => {
    const { refresh_token = "", access_token = "" } = await world.tokensOf(await world.account());
    const form = { token: refresh_token, client_id: world.client.id };

    expect(await revoke(form)).toEqual({ status: 200, error: null });
    expect((await world.token({ grant_type: "refresh_token", client_id: world.client.id, refresh_token })).json.error).toBe(
      "invalid_grant",
    );
    expect(await userInfo(access_token)).toMatchObject({ status: 401 });
    expect(await revoke(form)).toEqual({ status: 200, error: null });
  });

  it("takes a token that is none without a word (RFC 7009)", async () => {
    expect(await revoke({ token: "made-up", client_id: world.client.id })).toEqual({ status: 200, error: null });
  });

  it("refuses access tokens, a missing token, and clients that do not prove themselves", async () => {
    const { access_token = "" } = await world.tokensOf(await world.account());
    const secret = await world.addClient({}, true);

    expect(await revoke({ token: access_token, client_id: world.client.id })).toEqual({ status: 400, error: "unsupported_token_type" });
    expect(await revoke({ client_id: world.client.id })).toEqual({ status: 400, error: "invalid_request" });
    expect(await revoke({ token: "x", client_id: secret.id })).toEqual({ status: 400, error: "invalid_client" });
    expect(await revoke({ token: "x" })).toEqual({ status: 400, error: "invalid_client" });
  });

  it("leaves the sign-in of another client alone", async () => {
    const { refresh_token = "" } = await world.tokensOf(await world.account());
    const other = await world.addClient();
    await revoke({ token: refresh_token, client_id: other.id });

    expect((await world.token({ grant_type: "refresh_token", client_id: world.client.id, refresh_token })).status).toBe(200);
  });

  it("is refused at a client whose tokens are not revocable", async () => {
    const fixed = await world.addClient({ revocation: false });
    const { code } = await world.login(await world.account(), { extra: { client_id: fixed.id } });
    const { json } = await world.exchange(code, { client_id: fixed.id });

    expect(await revoke({ token: json.refresh_token ?? "", client_id: fixed.id })).toEqual({ status: 400, error: "invalid_request" });
  });
});

describe("the documents of an issuer", () => {
  const read = async (path: string) => {
    const response = await world.app.request(`${ORIGIN}${path}`);
    return { response, json: JSON.parse(await response.text()) };
  };

  it("name the issuer that the tokens name, and endpoints of this origin", async () => {
    const { response, json } = await read(`/${world.pool.id}/.well-known/openid-configuration`);

    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(json).toMatchObject({
      issuer: `${ORIGIN}/${world.pool.id}`,
      authorization_endpoint: `${ORIGIN}/oauth2/authorize`,
      token_endpoint: `${ORIGIN}/oauth2/token`,
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
      sign_up_verification_method: "code",
    });
  });

  it("tell a pool whose sign-ups are confirmed by links", async () => {
    const byLink = await hostedWorld(world.service.db, { pool: { signUpVerification: "link" } });
    const { json } = await read(`/${byLink.pool.id}/.well-known/openid-configuration`);

    expect(json.sign_up_verification_method).toBe("link");
  });

  it("hold keys that verify the tokens", async () => {
    const { id_token = "" } = await world.tokensOf(await world.account());
    const { json } = await read(`/${world.pool.id}/.well-known/jwks.json`);
    const jwks: JSONWebKeySet = json;

    const { payload } = await jwtVerify(id_token, createLocalJWKSet(jwks), { currentDate: world.clock.now(), audience: world.client.id });

    expect(payload.iss).toBe(`${ORIGIN}/${world.pool.id}`);
    expect(jwks.keys.every((key) => !("d" in key))).toBe(true);
  });

  it("do not exist for a pool that does not", async () => {
    const { response } = await read("/ap-northeast-1_Nowhere/.well-known/jwks.json");
    const { response: odd } = await read("/no-pool/.well-known/openid-configuration");

    expect([response.status, odd.status]).toEqual([404, 404]);
  });
});
