import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { createSigningKeys } from "./signing-keys.server.ts";

let db: Db;
let identity: TestIdentity;
const HOUR = 3_600_000;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
});

const published = async () => (await identity.service.keys.published(identity.pool.id)).map(({ kid }) => kid);

describe("signing keys", () => {
  it("publish no private part", async () => {
    const [key] = await identity.service.keys.published(identity.pool.id);

    expect(Object.keys(key ?? {}).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(key).toMatchObject({ kty: "RSA", alg: "RS256", use: "sig" });
  });

  it("show the next key before it signs, and the old one while its tokens live", async () => {
    const { keys } = identity.service;
    const old = (await keys.signer(identity.pool.id)).kid;
    const next = await keys.rotate(identity.pool.id, 600);

    expect((await published()).sort()).toEqual([old, next].sort());
    expect((await keys.signer(identity.pool.id)).kid).toBe(old);
    identity.clock.advance(600_000);
    expect((await keys.signer(identity.pool.id)).kid).toBe(next);
    expect(await keys.verifier(identity.pool.id, old)).not.toBeNull();
    identity.clock.advance(24 * HOUR);
    expect(await published()).toEqual([next]);
    expect(await keys.verifier(identity.pool.id, old)).toBeNull();
  });

  it("verify only for their own pool", async () => {
    const other = await testIdentity(db);
    const { kid } = await identity.service.keys.signer(identity.pool.id);

    expect(await other.service.keys.verifier(other.pool.id, kid)).toBeNull();
  });

  it("are seen by another process within seconds", async () => {
    const { service, clock, pool } = identity;
    const elsewhere = createSigningKeys({ db, secrets: service.secrets, clock });
    await elsewhere.published(pool.id);
    clock.advance(1000);
    const next = await service.keys.rotate(pool.id, 0);
    clock.advance(11_000);

    expect((await elsewhere.signer(pool.id)).kid).toBe(next);
  });

  it("cannot sign for a pool that has none", async () => {
    await expect(identity.service.keys.signer("ap-northeast-1_None")).rejects.toThrow("has no key that signs");
  });
});
