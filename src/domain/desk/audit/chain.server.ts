import { createHash } from "node:crypto";

/** What an operator did or saw. `reason` names nobody; `queue` and `itemId` null: it was of no one item. */
export type Act = {
  readonly operator: string;
  readonly action: string;
  readonly queue: string | null;
  readonly itemId: string | null;
  readonly reason: string | null;
};

export type AuditRow = Act & { readonly seq: number; readonly at: Date };
export type ChainedRow = AuditRow & { readonly previousHash: Buffer; readonly hash: Buffer };

/** What the first row holds in place of the hash of one before. */
export const BEGINNING = Buffer.alloc(32);

/** The hash of a row, of all that stands in it and of the row before. */
export function rowHash(previous: Uint8Array, { seq, at, operator, action, queue, itemId, reason }: AuditRow): Buffer {
  const told = JSON.stringify([seq, at.toISOString(), operator, action, queue, itemId, reason]);
  return createHash("sha256").update(previous).update(told).digest();
}

export type Link = { readonly seq: number; readonly hash: Buffer };

/** The first of these rows that does not follow from the one before it; null: all do. Rows come in their order, the first after `from`. */
export function brokenAt(rows: readonly ChainedRow[], from: Link): number | null {
  let last = from;
  for (const row of rows) {
    const follows = row.seq === last.seq + 1 && row.previousHash.equals(last.hash) && rowHash(last.hash, row).equals(row.hash);
    if (!follows) return row.seq;
    last = row;
  }
  return null;
}
