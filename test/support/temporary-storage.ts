import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { folderStorage, type Storage } from "#platform/storage/storage.server.ts";

/** An empty storage, gone when the calling test file is done. */
export function temporaryStorage(): Storage {
  const folder = mkdtempSync(path.join(tmpdir(), "machinone-storage-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folderStorage(folder);
}
