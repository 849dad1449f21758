import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderStorage, type Storage } from "./storage.server.ts";
import { StorageUnusable } from "./storage-unusable.ts";

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

  it("replaces a file as a whole, and leaves nothing half-written beside it", async () => {
    await storage.write("replaced.bin", new Uint8Array([1, 2, 3]));
    await storage.write("replaced.bin", new Uint8Array([9]));

    expect(Array.from((await storage.read("replaced.bin")) ?? [])).toEqual([9]);
    expect((await readdir(folder)).filter((name) => name.startsWith("replaced"))).toEqual(["replaced.bin"]);
  });

  it("says that it is of no use where something else lies in the place of a folder", async () => {
    await storage.write("in-the-way", new Uint8Array([1]));

    await expect(storage.write("in-the-way/one.bin", new Uint8Array([1]))).rejects.toBeInstanceOf(StorageUnusable);
  });

  it("removes a file, and it is gone", async () => {
    await storage.write("gone.bin", new Uint8Array([1]));
    await storage.remove("gone.bin");

    expect(await storage.read("gone.bin")).toBeNull();
  });

  it("does not take a folder for a file that is missing", async () => {
    await storage.write("models/b/one.bin", new Uint8Array([1]));

    await expect(storage.read("models/b")).rejects.toThrow("EISDIR");
  });

  it.each(["../outside", "a//b", "a/../b", "a\\b", "名前", "a\0b", "a/", "a/.hidden"])(
    "writes and removes nothing under %j",
    async (name) => {
      await expect(storage.write(name, new Uint8Array([1]))).rejects.toThrow("not a storage name");
      expect(() => storage.remove(name)).toThrow("not a storage name");
    },
  );

  it("answers null for a file that is not there, and removes without complaint", async () => {
    await storage.remove("models/none.bin");

    expect(await storage.read("models/none.bin")).toBeNull();
  });

  it.each(["../outside", "/etc/passwd", "models/../../outside", "", ".hidden"])("refuses the name %j", (name) => {
    expect(() => storage.read(name)).toThrow("not a storage name");
  });
});
