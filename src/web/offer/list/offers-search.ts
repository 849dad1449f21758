import { knownFields } from "#wire/known-fields.ts";

/** `side`: without a word the buyer's. `id`: one offer. `start`: a new one, from the saved condition that is named, or `choose`. */
export type OffersSearch = { readonly side?: "owner"; readonly id?: string; readonly page?: number; readonly start?: string };

const ID = /^[\w-]{1,40}$/;

/** What of an address a page of offers is about; unknown values count as absent. */
export function offersSearch({ side, id, page, start }: Record<string, unknown>): OffersSearch {
  const isPage = typeof page === "number" && Number.isInteger(page) && page > 1 && page <= 1_000;
  return knownFields(["side", "id", "page", "start"], {
    ...(side === "owner" ? { side } : {}),
    ...(isId(id) ? { id: String(id) } : {}),
    ...(isPage ? { page } : {}),
    ...(isId(start) ? { start: String(start) } : {}),
  });
}

/** An id of digits alone comes as a number. */
function isId(value: unknown): value is string | number {
  return (typeof value === "string" || typeof value === "number") && ID.test(String(value));
}
