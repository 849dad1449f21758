import type { Config } from "#platform/config.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { s3Storage } from "#platform/storage/s3-storage.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";

/** Where what people hand in is kept: the bucket that is configured, else the data folder. Neither is public. */
export function objectStorage({ storage }: Pick<Platform, "storage">, { objectStore }: Pick<Config, "objectStore">): Storage {
  return objectStore ? s3Storage(objectStore) : storage;
}
