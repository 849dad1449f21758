import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StorageUnusable } from "./storage-unusable.ts";

/** Files that are too large for the database. Names are relative, with `/` between parts. */
export type Storage = {
  /** The bytes, or null when there is no such file. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Writes whole files only: a reader sees the old bytes or the new ones. Fails with `StorageUnusable` where the folder takes nothing. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};

const SAFE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** Throws for a name that could lead out of the storage. */
export function checkStorageName(name: string): void {
  if (!SAFE_NAME.test(name)) throw new Error(`not a storage name: ${name}`);
}

/** Storage in a folder of this machine. */
export function folderStorage(folder: string): Storage {
  const locate = (name: string) => {
    checkStorageName(name);
    return path.join(folder, name);
  };
  return {
    read: (name) => readFile(locate(name)).catch(noSuchFile),
    write: async (name, bytes) => {
      const target = locate(name);
      await replace(target, bytes).catch((error: unknown) => Promise.reject(new StorageUnusable(error)));
    },
    remove: (name) => rm(locate(name), { force: true }),
  };
}

async function replace(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.partial`, bytes);
  await rename(`${target}.partial`, target);
}

function noSuchFile(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
