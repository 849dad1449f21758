import { LRUCache } from "lru-cache";
import { seconds } from "#kernel/duration.ts";
import type { Bucket } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { FoundKey } from "./key-store.server.ts";
import type { UsageRow } from "./usage-store.server.ts";

/** How long another process may go on with a key that was taken back. */
const KEYS_KNOWN_FOR = seconds(5);
const MOST_KEYS = 10_000;
const MOST_BUCKETS = 10_000;

/** Calls of a period that this process has set aside. */
export type Block = {
  left: number;
  /** Set aside in all, by every process, as the database said last. */
  taken: number;
  isTouched: boolean;
};

/** Calls that were written in a transaction of which nobody heard whether it was kept; the database knows it by its id. */
type UnsureWrite = { readonly xid: string; readonly rows: readonly UsageRow[] };

/** What a process remembers of keys and calls, so that a call need not ask the database. One for all services of a process. */
export type AccessMemory = {
  readonly keys: LRUCache<string, FoundKey>;
  readonly buckets: LRUCache<string, Bucket>;
  readonly blocks: Map<string, Block>;
  readonly refills: Map<string, Promise<boolean>>;
  /** Not yet written down. */
  readonly usage: Map<string, UsageRow>;
  readonly unsure: UnsureWrite[];
  readonly uses: Map<string, Date>;
};

export function accessMemory(clock: Clock): AccessMemory {
  const perf = { now: () => clock.now().getTime() };
  return {
    keys: new LRUCache({ max: MOST_KEYS, ttl: KEYS_KNOWN_FOR, ttlResolution: 0, perf }),
    buckets: new LRUCache({ max: MOST_BUCKETS }),
    blocks: new Map(),
    refills: new Map(),
    usage: new Map(),
    unsure: [],
    uses: new Map(),
  };
}
