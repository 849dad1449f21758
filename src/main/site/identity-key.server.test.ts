import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { identityKeys } from "./identity-key.server.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "identity-key-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("makes a key at the first start, for its owner's eyes only, and finds it again", async () => {
  const dataDir = path.join(folder, "new");
  const config = { identityKeys: [], mode: "local" as const, dataDir };
  const all = await Promise.all([identityKeys(config), identityKeys(config)]);
  const [key] = await identityKeys(config);

  expect(key).toHaveLength(32);
  expect(all.flat().every((one) => key?.equals(one))).toBe(true);
  expect((await stat(path.join(dataDir, "identity.key"))).mode & 0o777).toBe(0o600);
});

it("takes the configured keys instead", async () => {
  const configured = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  expect(await identityKeys({ identityKeys: configured, mode: "production", dataDir: folder })).toBe(configured);
});

it("makes none in production", async () => {
  await expect(identityKeys({ identityKeys: [], mode: "production", dataDir: folder })).rejects.toThrow("IDENTITY_KEY");
});
