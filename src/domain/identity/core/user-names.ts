import type { Pool } from "./types.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** What two user names are compared by. Pools tell cases apart only when they were made to. */
export function nameKey(pool: Pick<Pool, "settings">, name: string): string {
  return pool.settings.isCaseSensitive ? name : name.toLowerCase();
}
