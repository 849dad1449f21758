import { checkStorageName, type Storage } from "#platform/storage/storage.server.ts";

/** Files for the length of a test. */
export function memoryStorage(): Storage & { readonly files: ReadonlyMap<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    read: async (name) => files.get(name) ?? null,
    write: async (name, bytes) => {
      checkStorageName(name);
      files.set(name, bytes);
    },
    remove: async (name) => void files.delete(name),
  };
}
