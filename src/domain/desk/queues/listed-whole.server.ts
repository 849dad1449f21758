import type { ItemHead } from "#domain/desk/core/types.ts";
import type { Span } from "./queue.server.ts";

/** Of a queue whose domain gives all that waits at once. */
export function countOf(heads: readonly ItemHead[], today: string): { readonly waiting: number; readonly late: number } {
  return { waiting: heads.length, late: heads.filter(({ dueOn }) => dueOn !== null && dueOn < today).length };
}

export function spanOf(heads: readonly ItemHead[], { offset, limit }: Span): readonly ItemHead[] {
  return heads.slice(offset, offset + limit);
}
