import { existsSync } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { holdsSealed, opensSealed } from "#domain/identity/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testIdentity } from "#test/support/identity.ts";
import { identityKeys, refuseForeignKeys } from "./identity-key.server.ts";

const nothingSealed = async () => false;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "identity-key-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("makes a key at the first start, for its owner's eyes only, and finds it again", async () => {
  const dataDir = path.join(folder, "new");
  const config = { identityKeys: [], mode: "local" as const, dataDir };
  const all = await Promise.all([identityKeys(config, nothingSealed), identityKeys(config, nothingSealed)]);
  const [key] = await identityKeys(config, nothingSealed);

  expect(key).toHaveLength(32);
  expect(all.flat().every((one) => key?.equals(one))).toBe(true);
  expect((await stat(path.join(dataDir, "identity.key"))).mode & 0o777).toBe(0o600);
});

it("takes the configured keys instead", async () => {
  const configured = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  expect(await identityKeys({ identityKeys: configured, mode: "production", dataDir: folder }, nothingSealed)).toBe(configured);
});

it("makes none in production", async () => {
  await expect(identityKeys({ identityKeys: [], mode: "production", dataDir: folder }, nothingSealed)).rejects.toThrow("IDENTITY_KEY");
});

it("makes none where accounts are there whose key is gone, and says what to do", async () => {
  const dataDir = path.join(folder, "lost");
  const config = { identityKeys: [], mode: "local" as const, dataDir };

  await expect(identityKeys(config, async () => true)).rejects.toThrow(/identity\.key がありません。.*IDENTITY_KEY/);
  expect(existsSync(path.join(dataDir, "identity.key"))).toBe(false);
});

describe("the keys of a database that holds something", () => {
  const key = (letter: number) => Buffer.alloc(32, letter);

  it("are those it was sealed with, the one from before included, and no others", async () => {
    const { db } = await testDatabase();
    const opens = (...keys: Buffer[]) => refuseForeignKeys(() => opensSealed(db, secretsFrom(keys)));
    expect(await holdsSealed(db)).toBe(false);
    await opens(key(1));
    await testIdentity(db, { parts: { masterKeys: [key(1)] } });

    expect(await holdsSealed(db)).toBe(true);
    await opens(key(1));
    await opens(key(2), key(1));
    await expect(opens(key(2))).rejects.toThrow("IDENTITY_KEY_PREVIOUS");
  });
});
