import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { createClient } from "./create-pool.server.ts";
import { createDirectory } from "./directory.server.ts";
import { changeClient, changePool, listClients, listPools } from "./pool-store.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
});

it("remembers a pool for a second, and then sees what another process changed", async () => {
  const { pool, clock, service } = identity;
  await service.directory.pool(pool.id);
  await changePool(db, pool.id, { mfa: "ON" }, clock.now());

  expect((await service.directory.pool(pool.id)).settings.mfa).toBe("OPTIONAL");
  clock.advance(1000);
  expect((await service.directory.pool(pool.id)).settings).toMatchObject({ mfa: "ON", deviceTracking: "always" });
});

it("sees its own process's change at once", async () => {
  const { client, clock, service } = identity;
  await service.directory.client(client.id);
  await changeClient(db, client.id, { accessSeconds: 300 }, clock.now());
  service.directory.forget();

  expect((await service.directory.client(client.id)).settings.accessSeconds).toBe(300);
});

it("refuses what is not there in the words of the contract", async () => {
  await expect(identity.service.directory.pool("ap-northeast-1_None")).rejects.toThrow("User pool ap-northeast-1_None does not exist.");
  await expect(identity.service.directory.client("none")).rejects.toThrow("User pool client none does not exist.");
});

it("goes on after more unknown names than it remembers", async () => {
  for (let n = 0; n < 1001; n++) await expect(identity.service.directory.client(`unknown${n}`)).rejects.toThrow();

  expect((await identity.service.directory.client(identity.client.id)).id).toBe(identity.client.id);
});

it("keeps the secret of a client sealed", async () => {
  const { service, pool, client } = identity;
  const made = await createClient(service, { poolId: pool.id, name: "server", settings: {}, withSecret: true });

  expect(made.secret).toMatch(/^[a-z0-9]{51}$/);
  expect((await listClients(db, service.secrets, pool.id)).map(({ id, secret }) => [id, secret])).toEqual([
    [client.id, null],
    [made.id, made.secret],
  ]);
});

it("does not go on when the key of the secrets is another one", async () => {
  const { service, pool, clock } = identity;
  const made = await createClient(service, { poolId: pool.id, name: "server", settings: {}, withSecret: true });
  const other = await testIdentity(db);
  const elsewhere = createDirectory({ db, clock, secrets: other.service.secrets });

  await expect(elsewhere.client(made.id)).rejects.toThrow("cannot be opened with the configured key");
});

it("lists every pool", async () => {
  const { id: another } = (await testIdentity(db)).pool;

  expect((await listPools(db)).map(({ id }) => id)).toEqual(expect.arrayContaining([identity.pool.id, another]));
});
