import { advertisingFaults } from "#domain/listings/advertising/advertising-faults.ts";
import type { ListingFault } from "#domain/listings/core/types.ts";
import type { Homeless } from "#domain/listings/dwellings/choose-dwelling.ts";
import { tellsAnew, tellsAnother } from "#domain/listings/dwellings/tells-another.ts";
import { type FoundRow, flatBuilding } from "#domain/listings/places/found-row.ts";
import { type ListingEvent, type ListingStep, moveListing } from "#domain/listings/states/listing-state.ts";
import { eventOfRow } from "./feed-rules.ts";
import { listingColumns } from "./listing-record.ts";
import type { ChangedListing, KnownListing, NewListing, ToldListing } from "./stored-listing.ts";
import type { FeedChange, FeedRow } from "./types.ts";

export type PlannedFrom = {
  readonly row: FeedRow;
  readonly found: FoundRow;
  /** Of the row as it would be stored. */
  readonly hash: string;
  readonly companyId: string;
  readonly isSample: boolean;
  readonly now: Date;
  /** The day in Japan. */
  readonly today: string;
};

/** What one row of a file does. `seen`: nothing but that the home is still told. */
export type RowPlan =
  | { readonly is: "seen"; readonly id: string }
  | {
      readonly is: "added" | "changed";
      readonly id: string;
      readonly dwellingKey: string;
      readonly listing: NewListing | ChangedListing;
      readonly told: ToldListing;
      /** Null: it is asked as before. */
      readonly price: number | null;
      readonly step: ListingStep | null;
      readonly change: FeedChange;
      /** Pictures by their addresses, in order; what is not among them any more goes. Those that were sent as files stay. */
      readonly photoUrls: readonly string[];
      /** Its home is to be found; null: it is where it was. */
      readonly homeless: Homeless | null;
    };

/** A home that no file of the company told before; it begins with a dwelling of its own. */
export function planNew(id: string, from: PlannedFrom): RowPlan {
  const { row, found, now, companyId } = from;
  const dwellingKey = `d-${id}`;
  const isOffered = row.state === "active" || row.state === "applied";
  const own = { id, company_id: companyId, reference: row.reference, dwelling_key: dwellingKey, state: row.state, first_price: row.price };
  const times = { first_seen_at: now.toISOString(), ended_at: isOffered ? null : now.toISOString(), changed_revision: 0 };
  const columns = columnsOf(from, []);
  const shown_since = shownSince(columns.faults, { state: row.state, shownSince: null }, now);
  return {
    ...{
      is: "added",
      id,
      dwellingKey,
      listing: { ...columns, ...own, ...times, shown_since },
      told: toldOf(id, from),
      price: row.price,
      photoUrls: row.photoUrls,
    },
    step: { listingId: id, from: null, to: row.state, reason: null },
    change: { reference: row.reference, title: columns.title, change: "added", before: null, after: row.price },
    homeless: found.homeKey === null ? null : { listingId: id, why: "new" },
  };
}

/** Whether a row is the one of the file before, with nothing to be found out or done: most rows of most files. */
export function isUntouched(before: KnownListing, { row, hash, today }: Pick<PlannedFrom, "row" | "hash" | "today">): boolean {
  const isPlaced = before.apartmentKey !== null || flatBuilding(row) === null;
  return isPlaced && before.rowHash === hash && before.toldState === row.state && eventOf(before, row, today) === null;
}

/** A home that is known: what the row changes of it, if anything. */
export function planKnown(before: KnownListing, from: PlannedFrom): RowPlan {
  const { row, today } = from;
  const { id, dwellingKey } = before;
  const event = eventOf(before, row, today);
  if (event === null && isToldAsBefore(before, from)) return { is: "seen", id };
  const isPriceNew = before.price !== row.price;
  const columns = columnsOf(from, before.faults);
  const shown_since = shownSince(columns.faults, before, from.now);
  return {
    ...{ is: "changed", id, dwellingKey, told: toldOf(id, from), price: isPriceNew ? row.price : null, photoUrls: row.photoUrls },
    listing: { ...columns, id, price_changed_on: isPriceNew ? today : null, shown_since },
    step: stepOf(before, event),
    change: {
      ...{ reference: row.reference, title: columns.title, change: changeOf(before, row, event) },
      ...(isPriceNew ? { before: before.price, after: row.price } : { before: null, after: null }),
    },
    homeless: homelessOf(before, from),
  };
}

/** A home is looked for where an advertisement says anything new of which one it is. */
function homelessOf(before: KnownListing, { row, found }: PlannedFrom): Homeless | null {
  const after = { ...row, addressKey: found.addressKey, apartmentKey: found.apartmentKey };
  if (tellsAnother(before, after)) return { listingId: before.id, why: "another" };
  return before.homeKey === found.homeKey && !tellsAnew(before, after) ? null : { listingId: before.id, why: "known" };
}

function eventOf({ state, toldState }: KnownListing, row: FeedRow, today: string): ListingEvent | null {
  const isDue = row.nextUpdateOn !== null && row.nextUpdateOn < today;
  return eventOfRow({ state, toldBefore: toldState }, row.state, isDue);
}

function isToldAsBefore(before: KnownListing, { hash, row, found }: PlannedFrom): boolean {
  return before.rowHash === hash && before.apartmentKey === found.apartmentKey && before.toldState === row.state;
}

function stepOf({ id, state }: KnownListing, event: ListingEvent | null): ListingStep | null {
  const moved = event === null ? null : moveListing(state, event);
  return moved?.ok ? { listingId: id, from: state, to: moved.value, reason: null } : null;
}

/** What an event is called among the changes of a file. */
const EVENT_CHANGES: Readonly<Partial<Record<ListingEvent, FeedChange["change"]>>> = {
  ...{ suspend: "suspended", restore: "returned", renew: "returned", "fall-through": "returned", apply: "applied", sell: "sold" },
};

function changeOf(before: KnownListing, row: FeedRow, event: ListingEvent | null): FeedChange["change"] {
  const named = event === null ? undefined : EVENT_CHANGES[event];
  if (named !== undefined) return named;
  if (before.state === "sold" && row.state !== "sold") return "kept-sold";
  return before.price === row.price ? "changed" : "price-changed";
}

/** That others stopped offering the home is not told by a row, and stays till it is looked at. */
function columnsOf({ row, found, isSample }: PlannedFrom, before: KnownListing["faults"]) {
  const faults = [...advertisingFaults({ ...row, town: found.town }), ...before.filter((fault) => fault === "others-ended")];
  return listingColumns({ ...row, isSample: row.isSample || isSample }, { ...found, faults });
}

/** Since when it can be shown without a break, as its own company tells it. What a step changes of it, `writeState` writes. */
function shownSince(faults: readonly ListingFault[], before: Pick<KnownListing, "state" | "shownSince">, now: Date): string | null {
  if (faults.some((fault) => fault !== "others-ended")) return null;
  return (before.shownSince ?? (before.state === "active" ? now : null))?.toISOString() ?? null;
}

function toldOf(id: string, { row, found, hash }: PlannedFrom): ToldListing {
  return { listing_id: id, row_hash: hash, told_state: row.state, home_key: found.homeKey };
}
