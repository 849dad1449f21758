import { numberSearch } from "#web/desk/search/number-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/** Of which item, and the page; the first is not said. */
export type AuditSearch = { readonly item?: string; readonly page?: number };

export function auditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const { number: item } = numberSearch({ number: search.item });
  const page = Number(search.page);
  return knownFields(["item", "page"], {
    ...(item === undefined ? {} : { item }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
  });
}
