import { CUSTOMER_SORTS } from "#domain/tenants/console/types.ts";
import { CUSTOMER_STATES, HEATS } from "#domain/tenants/core/types.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of the list says; what it does not know is left out. */
export type CustomersSearch = {
  /** Missing: all. */
  readonly state?: (typeof CUSTOMER_STATES)[number];
  readonly heat?: (typeof HEATS)[number];
  /** Part of a name or of an address. */
  readonly q?: string;
  /** Missing: the warmest first. */
  readonly sort?: Exclude<(typeof CUSTOMER_SORTS)[number], "heat">;
  readonly page?: number;
};

const MOST_TEXT = 60;

export function customersSearch(search: Readonly<Record<string, unknown>>): CustomersSearch {
  const state = CUSTOMER_STATES.find((one) => one === search.state);
  const heat = HEATS.find((one) => one === search.heat);
  const sort = CUSTOMER_SORTS.find((one) => one === search.sort);
  // Digits alone come as a number.
  const q = ["string", "number"].includes(typeof search.q) ? String(search.q).trim().slice(0, MOST_TEXT) : "";
  const page = Number(search.page);
  return knownFields(["state", "heat", "q", "sort", "page"], {
    ...(state && { state }),
    ...(heat && { heat }),
    ...(q !== "" && { q }),
    ...(sort && sort !== "heat" && { sort }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  });
}
