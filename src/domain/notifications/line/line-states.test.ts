import fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import type { LineLinkState } from "./channel.ts";
import { LINE_EVENTS, type LineEventKind, stepLine } from "./line-states.ts";

it.each<[LineLinkState, LineEventKind, boolean, LineLinkState]>([
  ["not_linked", "link", true, "linked"],
  ["linked", "unfollow", true, "blocked"],
  ["blocked", "follow", true, "linked"],
  ["blocked", "follow", false, "not_linked"],
  ["blocked", "unlink", true, "blocked"],
  ["blocked", "expect", true, "blocked"],
  ["blocked", "link", true, "linked"],
  ["linked", "unlink", true, "unlinked"],
  ["unlinked", "follow", false, "not_linked"],
  ["unlinked", "link", true, "linked"],
  ["linked", "expect", true, "not_linked"],
])("%s: %s (tied: %s) leads to %s", (from, event, isTied, to) => {
  expect(stepLine(from, event, isTied)).toBe(to);
});

/** What people did, read without the table: whether they are tied as an event happens, and whether they have blocked the account after it. */
function after(events: readonly LineEventKind[]): { readonly isTied: boolean; readonly isBlocked: boolean } {
  const lastTie = events.findLastIndex((event) => event === "link" || event === "expect");
  const lastBlock = events.findLastIndex((event) => event === "unfollow" || event === "follow" || event === "link");
  return { isTied: lastTie >= 0 && lastTie > events.slice(0, -1).lastIndexOf("unlink"), isBlocked: events[lastBlock] === "unfollow" };
}

it("reaches nobody who is tied to nobody, and nobody who has blocked the account since they last followed or linked it", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LINE_EVENTS), { maxLength: 30 }), (events) => {
      let state: LineLinkState = "not_linked";
      for (const [i, event] of events.entries()) {
        const { isTied, isBlocked } = after(events.slice(0, i + 1));
        state = stepLine(state, event, isTied);
        expect(state === "blocked").toBe(isBlocked);
        expect(state !== "linked" || isTied).toBe(true);
      }
    }),
    { numRuns: runs({ few: 100, usual: 500, full: 20_000 }) },
  );
});
