import { COMPANY_FILTERS, type CompanyFilter } from "#domain/listings/company/types.ts";
import { LISTING_FAULTS, type ListingFault } from "#domain/listings/types.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of the list says; what it does not know is left out. */
export type ListingsSearch = {
  /** Missing: all. */
  readonly filter?: Exclude<CompanyFilter, "all">;
  readonly fault?: ListingFault;
  readonly text?: string;
  readonly page?: number;
};

export function listingsSearch(search: Readonly<Record<string, unknown>>): ListingsSearch {
  const filter = COMPANY_FILTERS.find((one) => one === search.filter);
  const fault = LISTING_FAULTS.find((one) => one === search.fault);
  // A reference of digits alone comes as a number.
  const text = ["string", "number"].includes(typeof search.text) ? String(search.text).trim().slice(0, 60) : "";
  const page = Number(search.page);
  return knownFields(["filter", "fault", "text", "page"], {
    ...(filter && filter !== "all" && { filter }),
    ...(fault && { fault }),
    ...(text !== "" && { text }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  });
}
