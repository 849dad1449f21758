import { knownFields } from "#wire/known-fields.ts";

/** What the address of the list says. Missing: the first page. */
export type OffersSearch = { readonly page?: number };

export function offersSearch(search: Readonly<Record<string, unknown>>): OffersSearch {
  const page = Number(search.page);
  return knownFields(["page"], Number.isInteger(page) && page > 1 && page <= 1_000 ? { page } : {});
}
