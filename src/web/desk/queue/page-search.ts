import { knownFields } from "#wire/known-fields.ts";

/** What the address of a list says; the first page is not said. */
export type PageSearch = { readonly page?: number };

export function pageSearch(search: Readonly<Record<string, unknown>>): PageSearch {
  const page = Number(search.page);
  return knownFields(["page"], Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {});
}
