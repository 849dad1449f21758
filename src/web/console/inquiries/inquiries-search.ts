import { INQUIRY_FILTERS, type InquiryFilter } from "#domain/letters/inquiries/types.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of the list says; what it does not know is left out. */
export type InquiriesSearch = {
  /** Missing: all. */
  readonly filter?: Exclude<InquiryFilter, "all">;
  readonly number?: string;
  readonly page?: number;
};

export function inquiriesSearch(search: Readonly<Record<string, unknown>>): InquiriesSearch {
  const filter = INQUIRY_FILTERS.find((one) => one === search.filter);
  // Digits alone come as a number.
  const number = ["string", "number"].includes(typeof search.number) ? String(search.number).trim().slice(0, 40) : "";
  const page = Number(search.page);
  return knownFields(["filter", "number", "page"], {
    ...(filter && filter !== "all" && { filter }),
    ...(number !== "" && { number }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  });
}
