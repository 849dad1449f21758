import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderStorage, type Storage } from "./storage.server.ts";

describe("folderStorage", () => {
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "storage-"));
    storage = folderStorage(folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("gives back the bytes it was given, in folders it makes itself", async () => {
    await storage.write("models/a/one.bin", new Uint8Array([1, 2, 3]));

    expect(Array.from((await storage.read("models/a/one.bin")) ?? [])).toEqual([1, 2, 3]);
  });

  it("answers null for a file that is not there, and removes without complaint", async () => {
    await storage.remove("models/none.bin");

    expect(await storage.read("models/none.bin")).toBeNull();
  });

  it.each(["../outside", "/etc/passwd", "models/../../outside", "", ".hidden"])("refuses the name %j", (name) => {
    expect(() => storage.read(name)).toThrow("not a storage name");
  });
});
