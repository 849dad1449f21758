import { expect, test } from "vitest";
import { LISTING_STATES } from "#domain/listings/core/types.ts";
import { isEnded, LISTING_EVENTS, moveListing, possibleEvents } from "./listing-state.ts";

test.each([
  ["active", "apply", "applied"],
  ["applied", "fall-through", "active"],
  ["applied", "sell", "sold"],
  ["active", "sell", "sold"],
  ["sold", "archive", "archived"],
  ["active", "suspend", "suspended"],
  ["suspended", "restore", "active"],
  ["active", "expire", "expired"],
  ["expired", "renew", "active"],
] as const)("%s: %s leads to %s", (state, event, to) => {
  expect(moveListing(state, event)).toEqual({ ok: true, value: to });
});

test.each([
  ["sold", "restore"],
  ["sold", "renew"],
  ["sold", "fall-through"],
  ["archived", "restore"],
  ["suspended", "expire"],
  ["active", "restore"],
] as const)("%s: %s is refused with the state as it is", (state, event) => {
  expect(moveListing(state, event)).toEqual({ ok: false, reason: { is: "illegal", state } });
});

test("what is sold is never on offer again, whatever happens", () => {
  const reached = new Set(
    ["sold" as const, ...possibleEvents("sold").map((event) => moveListing("sold", event))].map((to) =>
      typeof to === "string" ? to : to.ok && to.value,
    ),
  );
  expect([...reached]).toEqual(["sold", "archived"]);
  expect(possibleEvents("archived")).toEqual([]);
});

test("only those events are offered that lead somewhere", () => {
  for (const state of LISTING_STATES)
    for (const event of LISTING_EVENTS) expect(moveListing(state, event).ok).toBe(possibleEvents(state).includes(event));
  expect(LISTING_STATES.filter(isEnded)).toEqual(["sold", "archived"]);
});
