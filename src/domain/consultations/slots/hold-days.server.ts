import type { Tx } from "#platform/db.server.ts";
import { takeLock } from "#platform/named-lock.server.ts";

/**
 * Holds everybody else who books or offers a half hour or closes a day until the transaction ends, so that a day stays as open as it was found. Taken
 * before the row of anybody who waits.
 */
export function holdDays(tx: Tx): Promise<void> {
  return takeLock(tx, "consultation days");
}
