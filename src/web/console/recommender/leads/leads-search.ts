import { LEAD_KINDS, LEAD_STATES, type LeadKind, type LeadState } from "#domain/recommendation/office/types.ts";
import { HEATS, type Heat } from "#web/kit/office/heat-words.ts";
import { knownFields } from "#wire/known-fields.ts";

/** What the address of the list says; what it does not know is left out. */
export type LeadsSearch = {
  /** Missing: those that somebody has to see to. */
  readonly state?: Exclude<LeadState, "open">;
  readonly heat?: Heat;
  readonly kind?: LeadKind;
  readonly mine?: "yes";
  readonly page?: number;
  /** Who is shown beside the list. */
  readonly customer?: string;
};

export function leadsSearch(search: Readonly<Record<string, unknown>>): LeadsSearch {
  const state = LEAD_STATES.find((one) => one === search.state);
  const heat = HEATS.find((one) => one === search.heat);
  const kind = LEAD_KINDS.find((one) => one === search.kind);
  const page = Number(search.page);
  // An id of digits alone comes as a number.
  const customer = ["string", "number"].includes(typeof search.customer) ? String(search.customer).slice(0, 40) : "";
  return knownFields(["state", "heat", "kind", "mine", "page", "customer"], {
    ...(state && state !== "open" && { state }),
    ...(heat && { heat }),
    ...(kind && { kind }),
    ...(search.mine === "yes" && { mine: "yes" as const }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
    ...(customer !== "" && { customer }),
  });
}
