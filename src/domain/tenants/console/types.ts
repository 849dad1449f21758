import type { ConsentProof, Customer, CustomerQuery, CustomerState, Heat, QueryChange } from "#domain/tenants/core/types.ts";
import type { FaultyRow } from "./files/customers-file.ts";

/** How many customers there are in each state, and how many of those who get something are how warm. */
export type CustomerCounts = { readonly all: number } & Readonly<Record<CustomerState | Heat, number>>;

/** How an office came to know somebody. */
export type Origin = "form" | "office" | "file";

/** Warmest first; newest first; by name. */
export const CUSTOMER_SORTS = ["heat", "newest", "name"] as const;
type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export type CustomersAsked = {
  /** Null: any. */
  readonly state: CustomerState | null;
  readonly heat: Heat | null;
  /** Part of a name or an address; empty: any. */
  readonly text: string;
  readonly sort: CustomerSort;
  readonly page: number;
};

/** A customer as their office knows them. */
export type OfficeCustomer = Omit<Customer, "consentVersion"> & {
  readonly origin: Origin;
  /** Of whom the office took in; null: they told it themselves. */
  readonly proof: ConsentProof | null;
  readonly note: string | null;
  /** When they agreed to mails themselves; null: not yet. */
  readonly consentedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

/** Of a list: with the words of what they look for, the newest first. */
export type ListedCustomer = OfficeCustomer & { readonly words: readonly string[] };

/** A press that led to a page of the office's own. */
export type OfficeClick = { readonly id: string; readonly host: string; readonly listingId: string | null; readonly at: Date };

/** A customer with all that their office keeps of them. */
export type CustomerInFull = OfficeCustomer & {
  readonly queries: readonly (Pick<CustomerQuery, "id" | "state" | "updatedAt"> & { readonly words: string })[];
  /** What they changed of it, the newest first. */
  readonly changes: readonly QueryChange[];
  /** The newest of them. */
  readonly clicks: readonly OfficeClick[];
};

/** A file that was taken in. */
export type CustomerImport = {
  readonly id: string;
  readonly fileName: string;
  readonly state: "applied" | "undone";
  readonly added: number;
  readonly refused: number;
  /** The first of them. */
  readonly faults: readonly FaultyRow[];
  readonly madeAt: Date;
  readonly undoneAt: Date | null;
};
