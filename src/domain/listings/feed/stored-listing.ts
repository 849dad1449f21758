import type { ListingFault, ListingState } from "#domain/listings/core/types.ts";
import type { ToldHome } from "#domain/listings/dwellings/tells-another.ts";
import type { ListingColumns } from "./listing-record.ts";
import type { ToldState } from "./types.ts";

/** A listing of the company as it stands before a row of the file is taken in. */
export type KnownListing = ToldHome & {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly state: ListingState;
  readonly price: number;
  readonly dwellingKey: string;
  readonly faults: readonly ListingFault[];
  readonly shownSince: Date | null;
  /** What the file before told; all null of a listing that no file told yet. */
  readonly rowHash: string | null;
  readonly toldState: ToldState | null;
  readonly homeKey: string | null;
  readonly runId: number | null;
};

export type NewListing = ListingColumns & {
  readonly id: string;
  readonly company_id: string;
  readonly reference: string;
  readonly dwelling_key: string;
  readonly state: ListingState;
  readonly first_price: number;
  readonly first_seen_at: string;
  readonly ended_at: string | null;
  readonly shown_since: string | null;
  readonly changed_revision: number;
};

export type ChangedListing = ListingColumns & {
  readonly id: string;
  readonly price_changed_on: string | null;
  readonly shown_since: string | null;
};

export type ToldListing = {
  readonly listing_id: string;
  readonly row_hash: string;
  readonly told_state: ToldState | null;
  readonly home_key: string | null;
};
