import type { Secrets } from "#domain/identity/core/secrets.server.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { countEvents, uncountEvents } from "./counter-store.server.ts";

/** So many events under a key within a window, which starts with the first of them. */
export type Allowance = { readonly key: string; readonly limit: number; readonly windowSeconds: number };

/** Takes one event out of an allowance; false when nothing is left of it. Counted at once, whatever is rolled back later. */
export function takeAllowance(db: Db | Tx, allowance: Allowance, now: Date): Promise<boolean> {
  return takeAllowances(db, [allowance], now);
}

/** Takes one event out of each allowance, or out of none when one of them is used up. */
export async function takeAllowances(db: Db | Tx, allowances: readonly Allowance[], now: Date): Promise<boolean> {
  const events = allowances.map(({ key, windowSeconds }) => ({ key, windowEndsAt: new Date(now.getTime() + seconds(windowSeconds)) }));
  const counts = await countEvents(db, events, now);
  const isFull = allowances.some(({ key, limit }) => (counts.get(key) ?? 0) > limit);
  if (isFull) await returnAllowances(db, allowances);
  return !isFull;
}

/** Takes back one event of each allowance. */
export async function returnAllowances(db: Db | Tx, allowances: readonly Allowance[]): Promise<void> {
  const keys = allowances.map(({ key }) => key);
  await uncountEvents(db, keys);
}

/** The key of an allowance that belongs to an address or a name: they stand in no table of counts. */
export function hiddenKey({ mac }: Pick<Secrets, "mac">, kind: string, value: string): string {
  return `${kind}:${mac("counter", value.toLowerCase()).toString("base64url")}`;
}
