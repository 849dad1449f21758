import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getCredentialsForIdentity } from "#domain/identity/operations/get-credentials-for-identity.server.ts";
import { getId } from "#domain/identity/operations/get-id.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentityPool, testIdentityPool } from "#test/support/identity-pool.ts";

const google = new OAuth2Server();
const CLIENT = "google-client";
const APP = { appId: "1001", appSecret: "facebook-secret" };
let world: TestIdentityPool;

beforeAll(async () => {
  const { db } = await testDatabase();
  await google.issuer.keys.generate("RS256");
  await google.start(0, "127.0.0.1");
  const issuer = google.issuer.url ?? "";
  const settings = {
    google: { clientIds: [CLIENT], issuers: [issuer], keysUrl: `${issuer}/jwks` },
    facebook: { ...APP, graphUrl: await startGraph() },
  };
  world = await testIdentityPool(db, { settings });
  world.clock.moveTo(new Date());
});
afterAll(() => google.stop());

/** Stands for Facebook's `debug_token`: a token is its own description. */
async function startGraph(): Promise<string> {
  const app = new Hono().get("/debug_token", (c) => {
    if (c.req.header("authorization") !== `Bearer ${APP.appId}|${APP.appSecret}`) return c.json({ error: { message: "no app" } }, 400);
    const token = c.req.query("input_token") ?? "";
    if (token === "outage") return c.text("", 503);
    if (token === "flood") return c.text("x".repeat(300_000));
    if (token === "detour") return c.redirect("/debug_token?input_token=1001:7:true");
    const [app_id, user_id, is_valid] = token.split(":");
    return c.json({ data: { app_id, user_id, is_valid: is_valid === "true" } });
  });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, (info: AddressInfo) =>
      resolve({ server: started, port: info.port }),
    );
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${port}/`;
}

const googleToken = (claims: object = {}, expiresIn = 600) =>
  google.issuer.buildToken({
    scopesOrTransform: (_header, payload) => Object.assign(payload, { sub: "g1", aud: CLIENT }, claims),
    expiresIn,
  });

/** Somebody who came by a provider, and an id token of theirs. */
async function personBy(providerType: string, userId: string) {
  const account = await world.account({ identities: [{ userId, providerName: providerType, providerType, dateCreated: 0 }] });
  return (await world.tokens(account)).IdToken;
}

type Answer = { IdentityId: string };
const ask = async (Logins: Record<string, string>) => (await world.run(getId, { IdentityPoolId: world.federation.id, Logins })) as Answer;
const byGoogle = (token: string) => ask({ "accounts.google.com": token });
const byFacebook = (token: string) => ask({ "graph.facebook.com": token });
const mismatch = { type: "NotAuthorizedException", message: expect.stringMatching(/^Logins don't match/) };
const invalid = { type: "NotAuthorizedException", message: expect.stringMatching(/^Invalid login token\. /) };

describe("a Google login", () => {
  it("leads to one identity, by the token's subject", async () => {
    const first = await byGoogle(await googleToken());

    expect(await byGoogle(await googleToken({ email: "other@example.jp" }))).toEqual(first);
    expect(await byGoogle(await googleToken({ sub: "g2" }))).not.toEqual(first);
  });

  it("is refused for another audience, another issuer, a foreign key, and when it is over", async () => {
    const stranger = new OAuth2Server();
    await stranger.issuer.keys.generate("RS256");
    stranger.issuer.url = google.issuer.url ?? "";
    const foreign = await stranger.issuer.buildToken({
      scopesOrTransform: (_h, payload) => Object.assign(payload, { sub: "g1", aud: CLIENT }),
    });

    await expect(byGoogle(await googleToken({ aud: "another" }))).rejects.toMatchObject(invalid);
    await expect(byGoogle(await googleToken({ iss: "https://accounts.example" }))).rejects.toMatchObject(invalid);
    await expect(byGoogle(foreign)).rejects.toMatchObject(invalid);
    await expect(byGoogle(await googleToken({}, -60))).rejects.toMatchObject({
      message: expect.stringMatching(/^Invalid login token\. Token expired/),
    });
    await expect(byGoogle("made-up")).rejects.toMatchObject(invalid);
  });

  it("is the provider's fault, not the token's, when its keys cannot be had", async () => {
    const { id } = await world.makePool({ google: { clientIds: [CLIENT], issuers: ["x"], keysUrl: `${google.issuer.url}/nothing` } });
    const token = await googleToken();

    await expect(world.run(getId, { IdentityPoolId: id, Logins: { "accounts.google.com": token } })).rejects.toMatchObject({
      type: "ExternalServiceException",
    });
  });
});

describe("a Facebook login", () => {
  it("leads to one identity, by the user Facebook names", async () => {
    const first = await byFacebook("1001:7:true");

    expect(await byFacebook("1001:7:true")).toEqual(first);
    expect(await byFacebook("1001:8:true")).not.toEqual(first);
  });

  it("is refused when the token is over, or was given to another app", async () => {
    await expect(byFacebook("1001:7:false")).rejects.toMatchObject(invalid);
    await expect(byFacebook("2002:7:true")).rejects.toMatchObject(invalid);
    await expect(byFacebook("1001")).rejects.toMatchObject(invalid);
  });

  it.each(["outage", "flood", "detour"])("is the provider's fault at an answer that is an %s", async (token) => {
    await expect(byFacebook(token)).rejects.toMatchObject({ type: "ExternalServiceException" });
  });
});

describe("several logins at once", () => {
  it("are one identity from then on", async () => {
    const [token, IdToken] = [await googleToken({ sub: "g3" }), await personBy("Google", "g3")];
    const { IdentityId } = await byGoogle(token);
    const both = { "accounts.google.com": token, ...world.logins(IdToken) };

    expect(await ask(both)).toEqual({ IdentityId });
    expect(await ask(world.logins(IdToken))).toEqual({ IdentityId });
  });

  it("link a new one to the identity asked for, when one of them is its own", async () => {
    const { IdentityId } = await byFacebook("1001:20:true");
    const Logins = { "graph.facebook.com": "1001:20:true", "accounts.google.com": await googleToken({ sub: "g20" }) };

    await expect(world.run(getCredentialsForIdentity, { IdentityId, Logins })).resolves.toHaveProperty("Credentials");
    expect(await byGoogle(await googleToken({ sub: "g20" }))).toEqual({ IdentityId });
  });

  it("of an account and of a provider's user it did not come by are refused, and stay apart", async () => {
    const stranger = { "accounts.google.com": await googleToken({ sub: "g30" }) };
    const facebookStranger = { "graph.facebook.com": "1001:30:true" };
    for (const idToken of [
      await personBy("Google", "g31"),
      await personBy("Facebook", "g30"),
      (await world.tokens(await world.account())).IdToken,
    ]) {
      const own = world.logins(idToken);
      await expect(ask({ ...own, ...stranger })).rejects.toMatchObject(mismatch);
      await expect(ask({ ...own, ...facebookStranger })).rejects.toMatchObject(mismatch);
      const { IdentityId } = await ask(own);
      await expect(world.run(getCredentialsForIdentity, { IdentityId, Logins: { ...own, ...stranger } })).rejects.toMatchObject(mismatch);
      expect(await ask(stranger)).not.toEqual({ IdentityId });
      await expect(world.run(getCredentialsForIdentity, { IdentityId, Logins: stranger })).rejects.toMatchObject(mismatch);
    }
  });

  it("of two identities conflict, and one that does not hold spoils all", async () => {
    const token = await googleToken({ sub: "g4" });
    await byGoogle(token);
    await byFacebook("1001:9:true");

    await expect(ask({ "accounts.google.com": token, "graph.facebook.com": "1001:9:true" })).rejects.toMatchObject({
      type: "ResourceConflictException",
    });
    await expect(ask({ "accounts.google.com": token, "graph.facebook.com": "1001:9:false" })).rejects.toMatchObject(invalid);
  });

  it("of providers the identity pool does not know are refused", async () => {
    const { id } = await world.makePool({});
    const Logins = { "accounts.google.com": await googleToken() };

    await expect(world.run(getId, { IdentityPoolId: id, Logins })).rejects.toMatchObject({
      message: "Token is not from a supported provider of this identity pool.",
    });
  });
});
