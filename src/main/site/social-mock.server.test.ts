import { afterAll, beforeAll, expect, it } from "vitest";
import { DEVELOPMENT_POOL, ensureDevelopmentIdentityPool } from "#domain/identity/index.server.ts";
import { getId } from "#domain/identity/operations/get-id.server.ts";
import { findProvider } from "#domain/identity/social/provider-store.server.ts";
import { facebookKind } from "#domain/identity/social/social-facebook.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { type SocialMock, startSocialMock } from "./social-mock.server.ts";

let identity: TestIdentity;
let mock: SocialMock;
beforeAll(async () => {
  identity = await testIdentity((await testDatabase()).db, { parts: { clock: { now: () => new Date() } } });
  mock = await startSocialMock();
  await ensureDevelopmentIdentityPool(identity.service, mock.logins);
});
afterAll(() => mock.close());

async function googleToken(): Promise<string> {
  const form = {
    grant_type: "authorization_code",
    code: "any",
    client_id: "machinone-local",
    redirect_uri: "http://localhost:3000/login/",
  };
  const response = await fetch(`${mock.url}/token`, { method: "POST", body: new URLSearchParams(form) });
  const { id_token } = (await response.json()) as { id_token: string };
  return id_token;
}

function identityOf(Logins: Record<string, string>) {
  return getId.run(identity.service, { IdentityPoolId: DEVELOPMENT_POOL.identityPoolId, Logins }, CALLER);
}

it("gives tokens of Google and Facebook for which the identity pool of local mode gives an identity", async () => {
  const token = await googleToken();

  const google = await identityOf({ "accounts.google.com": token });

  expect(google).toEqual({ IdentityId: expect.stringMatching(/^ap-northeast-1:[0-9a-f-]{36}$/) });
  expect(await identityOf({ "accounts.google.com": await googleToken() })).toEqual(google);
  expect(await identityOf({ "graph.facebook.com": "an access token" })).not.toEqual(google);
});

it("has scripts for pages, by whose tokens the identity pool knows the same people", async () => {
  const { google, facebook } = mock.scripts;
  const read = async (address: string | undefined) => (await fetch(address ?? "")).text();

  expect(await read(google?.script)).toContain("gapi");
  expect(await read(facebook?.script)).toContain("FB");
  const { id_token } = (await (await fetch(new URL("google-token", google?.script))).json()) as { id_token: string };
  expect(await identityOf({ "accounts.google.com": id_token })).toEqual(await identityOf({ "accounts.google.com": await googleToken() }));
});

it("signs in by Facebook's way of exchanging a code", async () => {
  const { db, secrets } = identity.service;
  await mock.register(identity.service, identity.pool.id);
  const facebook = await findProvider(db, secrets, identity.pool.id, "Facebook");
  if (facebook?.settings.kind !== "facebook") throw new Error("the sample provider is not registered");
  const answered = {
    code: "any",
    redirectUri: "http://localhost:3001/oauth2/idpresponse",
    secret: facebook.secret,
    nonce: "n",
    verifier: "v",
  };

  const profile = await facebookKind({ fetch }).profile(facebook.settings, answered);

  expect(profile).toMatchObject({ subject: "10001" });
});

it("gives no other provider's token a meaning", async () => {
  await expect(identityOf({ "accounts.google.com": "eyJhbGciOiJub25lIn0.e30." })).rejects.toThrow(/token/i);
});
