import { beforeAll, expect, it } from "vitest";
import { DEVELOPMENT_POOL, ensureDevelopmentPool } from "#domain/identity/pools/development-pool.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { ensureDevelopmentIdentityPool } from "./development-identity-pool.server.ts";
import { findFederation } from "./federation-store.server.ts";

const google = (port: number) => ({
  clientIds: ["machinone-local"],
  issuers: [`http://127.0.0.1:${port}`],
  keysUrl: `http://127.0.0.1:${port}/jwks`,
});
const facebook = { appId: "machinone-local", appSecret: "local", graphUrl: "http://127.0.0.1:2" };

let identity: TestIdentity;
beforeAll(async () => {
  identity = await testIdentity((await testDatabase()).db);
  await ensureDevelopmentPool(identity.service, { siteOrigin: "http://localhost:3000" });
});

it("knows the site's users and the providers, lets no guest in, and follows the providers at the next start", async () => {
  const { db, secrets } = identity.service;
  await ensureDevelopmentIdentityPool(identity.service, { google: google(1), facebook });
  await ensureDevelopmentIdentityPool(identity.service, { google: google(3), facebook });

  expect(await findFederation(db, secrets, DEVELOPMENT_POOL.identityPoolId)).toMatchObject({
    settings: {
      allowsGuests: false,
      userPools: [{ poolId: "ap-northeast-1_Machinone", clientIds: ["machinonesite"] }],
      google: google(3),
      facebook,
    },
  });
});
