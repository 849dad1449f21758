import type { Directory } from "#domain/identity/core/parts.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { findClient, findPool } from "./pool-store.server.ts";

const REMEMBERED_MS = 1000;
/** Unknown names are asked for by strangers: they must not fill the memory. */
const MOST_REMEMBERED = 1000;

export function createDirectory(deps: { readonly db: Db; readonly secrets: Secrets; readonly clock: Clock }): Directory {
  const pools = remembering((id) => findPool(deps.db, id), deps.clock);
  const clients = remembering((id) => findClient(deps.db, deps.secrets, id), deps.clock);
  return {
    pool: async (id) => (await pools.get(id)) ?? fail(refuse.poolUnknown(id)),
    client: async (id) => (await clients.get(id)) ?? fail(refuse.clientUnknown(id)),
    forget: () => {
      pools.clear();
      clients.clear();
    },
  };
}

function fail(refusal: Error): never {
  throw refusal;
}

function remembering<T>(find: (id: string) => Promise<T | null>, clock: Clock) {
  const kept = new Map<string, { readonly value: Promise<T | null>; readonly until: number }>();
  const ask = (id: string, now: number) => {
    const value = find(id);
    if (kept.size >= MOST_REMEMBERED) kept.clear();
    kept.set(id, { value, until: now + REMEMBERED_MS });
    value.catch(() => kept.delete(id));
    return value;
  };
  return {
    get: (id: string): Promise<T | null> => {
      const now = clock.now().getTime();
      const found = kept.get(id);
      return found && found.until > now ? found.value : ask(id, now);
    },
    clear: () => kept.clear(),
  };
}
