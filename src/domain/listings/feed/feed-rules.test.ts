import fc from "fast-check";
import { expect, test } from "vitest";
import { LISTING_STATES, type ListingState } from "#domain/listings/core/types.ts";
import { moveListing } from "#domain/listings/states/listing-state.ts";
import { eventOfRow, isShrunk } from "./feed-rules.ts";
import type { ToldState } from "./types.ts";

test.each([
  [0, 0, 0, false],
  [5, 5, 0, true],
  [1, 1, 0, true],
  [1, 1, 1, false],
  [10, 10, 10, true],
  [100, 30, 70, false],
  [100, 31, 69, true],
  [100, 31, 500, true],
  [3, 2, 1, false],
  [10, 4, 6, true],
  [10, 0, 20, false],
])("of %i homes told so far a file that leaves out %i, with %i rows, is sharply smaller: %s", (told, missing, read, shrunk) => {
  expect(isShrunk({ told, missing, read, hasNameless: false })).toBe(shrunk);
  expect(isShrunk({ told, missing, read, hasNameless: true })).toBe(missing > 0);
});

test.each<[string, ListingState, ToldState | null, ToldState, boolean, string | null]>([
  ["a home that comes back", "suspended", null, "active", false, "restore"],
  ["a home that comes back too late to be shown", "suspended", null, "active", true, null],
  ["an expired home with a new date", "expired", "active", "active", false, "renew"],
  ["an expired home with its old date", "expired", "active", "active", true, null],
  ["what a person took off, told as before", "suspended", "active", "active", false, null],
  ["what a person took off, told anew", "suspended", "suspended", "active", false, "restore"],
  ["申込あり of the console, told as before", "applied", "active", "active", false, null],
  ["申込あり of the file that fell through", "applied", "applied", "active", false, "fall-through"],
  ["申込あり", "active", "active", "applied", false, "apply"],
  ["申込あり again, after the console took it back", "active", "applied", "applied", false, null],
  ["a sale", "applied", "applied", "sold", false, "sell"],
  ["a sold home that a slower file still tells", "sold", "sold", "active", false, null],
  ["taken off by the file", "active", "active", "suspended", false, "suspend"],
])("%s", (_, state, toldBefore, told, isDue, event) => {
  expect(eventOfRow({ state, toldBefore }, told, isDue)).toBe(event);
});

const told = fc.constantFrom<ToldState>("active", "applied", "sold", "suspended");

test("no file makes happen what the state of a home does not allow", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LISTING_STATES), fc.option(told), told, fc.boolean(), (state, toldBefore, now, isDue) => {
      const event = eventOfRow({ state, toldBefore }, now, isDue);
      if (event !== null) expect(moveListing(state, event).ok).toBe(true);
    }),
  );
});
