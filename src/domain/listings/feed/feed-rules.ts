import type { ListingState } from "#domain/listings/core/types.ts";
import type { ListingEvent } from "#domain/listings/states/listing-state.ts";
import type { ToldState } from "./types.ts";

/** A file that names fewer than this share of the homes told so far is sharply smaller, once so many are missing. */
const LEAST_SHARE = 0.7;
const LEAST_MISSING = 3;

type Told = {
  readonly told: number;
  readonly missing: number;
  readonly read: number;
  /** A row that cannot be read does not even say which home it is of: it may be any of those that are missing. */
  readonly hasNameless: boolean;
};

/**
 * Whether a full file leaves out so many of the homes told till now that somebody has to say whether they are gone: of `told` homes it does not name
 * `missing`. How many rows were `read` says nothing but that it is not empty: the file of another branch is as long, and names none of them.
 */
export function isShrunk({ told, missing, read, hasNameless }: Told): boolean {
  if (read === 0 || hasNameless) return missing > 0;
  return told - missing < told * LEAST_SHARE && missing >= LEAST_MISSING;
}

type Standing = {
  readonly state: ListingState;
  /** What the file before said; null: it left the home out, or told it so that it could not be read. */
  readonly toldBefore: ToldState | null;
};

/**
 * What a file makes happen to a home that is known; null: nothing. A file speaks by what it changes: a home that a person took off the market or marked
 * 申込あり in the console stays so while the file goes on saying what it said before, and what is sold stays sold whatever a slower file says.
 */
export function eventOfRow({ state, toldBefore }: Standing, told: ToldState, isDue: boolean): ListingEvent | null {
  if (state === "sold" || state === "archived") return null;
  if (told === "sold") return "sell";
  if (told === "active") return backOnSale({ state, toldBefore }, isDue);
  if (told === toldBefore && state !== "expired") return null;
  if (told === "applied") return state === "applied" ? null : "apply";
  return state === "suspended" ? null : "suspend";
}

function backOnSale({ state, toldBefore }: Standing, isDue: boolean): ListingEvent | null {
  if (isDue) return null;
  if (state === "expired") return "renew";
  if (toldBefore === "active") return null;
  if (state === "suspended") return "restore";
  return state === "applied" ? "fall-through" : null;
}
