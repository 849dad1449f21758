import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { TERMS_VERSION } from "#wire/legal-versions.ts";
import { ensureDevelopmentPool } from "./development-pool.server.ts";
import { changeClient, changePool, listClients, listPools } from "./pool-store.server.ts";

let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const ensure = (siteOrigin: string) => ensureDevelopmentPool(identity.service, { siteOrigin });

describe("the pool of local mode", () => {
  it("is made with the site's client, and is there at the next start", async () => {
    const pool = await ensure("http://localhost:3000");

    expect(await ensure("http://localhost:3000")).toEqual(pool);

    expect(pool).toMatchObject({ id: "ap-northeast-1_Machinone", settings: { usernameAttributes: ["email"], deviceTracking: "opt-in" } });
    expect((await listPools(db)).filter(({ id }) => id === pool.id)).toHaveLength(1);
    const clients = await listClients(db, identity.service.secrets, pool.id);
    expect(clients).toMatchObject([
      {
        id: "machinonesite",
        secret: null,
        settings: { callbackUrls: ["http://localhost:3000/login/", "http://localhost:3000/settings/account"] },
      },
    ]);
    expect(await identity.service.keys.published(pool.id)).toHaveLength(1);
  });

  it("learns of a provider and of terms that an older service did not know", async () => {
    const made = await ensure("http://localhost:3000");
    const now = identity.clock.now();
    await changePool(db, made.id, { terms: null, customAttributes: [] }, now);
    await changeClient(db, "machinonesite", { providers: ["COGNITO", "Google"] }, now);

    const { settings } = await ensure("http://localhost:3000");

    expect(settings.terms).toEqual({
      version: TERMS_VERSION,
      termsUrl: "http://localhost:3000/terms",
      privacyUrl: "http://localhost:3000/privacypolicy",
    });
    expect(settings.customAttributes).toEqual([{ name: "terms_version", isMutable: true, isRequired: false }]);
    const client = await identity.service.directory.client("machinonesite");
    expect(client.settings.providers).toEqual(["COGNITO", "Google", "LINE", "Facebook"]);
  });

  it("follows the site to another port", async () => {
    await ensure("http://localhost:3000");
    await ensure("http://localhost:4000");
    const { settings } = await identity.service.directory.client("machinonesite");
    expect(settings).toMatchObject({
      callbackUrls: ["http://localhost:4000/login/", "http://localhost:4000/settings/account"],
      logoutUrls: ["http://localhost:4000/login/"],
    });
  });
});
