import { afterAll, beforeAll, expect, it } from "vitest";
import { DEVELOPMENT_POOL, ensureDevelopmentIdentityPool } from "#domain/identity/index.server.ts";
import { getId } from "#domain/identity/operations/get-id.server.ts";
import { testDatabase } from "../../test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "../../test/support/identity.ts";
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

it("gives no other provider's token a meaning", async () => {
  await expect(identityOf({ "accounts.google.com": "eyJhbGciOiJub25lIn0.e30." })).rejects.toThrow(/token/i);
});
