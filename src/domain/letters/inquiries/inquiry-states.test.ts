import { describe, expect, it } from "vitest";
import { afterBounce, mayMove } from "./inquiry-states.ts";
import { RECIPIENT_STATES } from "./types.ts";

describe("an inquiry at one company", () => {
  it.each([
    ["accepted", "forwarded, replied, visit-booked, closed"],
    ["forwarded", "bounced, re-forwarded, replied, visit-booked, closed"],
    ["bounced", "re-forwarded, replied, visit-booked, closed"],
    ["re-forwarded", "bounced, replied, visit-booked, closed"],
    ["replied", "replied, visit-booked, closed"],
    ["visit-booked", "replied, visit-booked, closed"],
    ["closed", ""],
  ] as const)("that is %s may become: %s", (from, to) => {
    expect(RECIPIENT_STATES.filter((state) => mayMove(from, state)).join(", ")).toBe(to);
  });

  it.each([
    ["forwarded", "desk@example.jp", "re-forwarded"],
    ["forwarded", null, "bounced"],
    ["re-forwarded", "third@example.jp", "bounced"],
    ["replied", "desk@example.jp", null],
    ["bounced", "desk@example.jp", null],
  ] as const)("that is %s when its mail is refused, with %s left, becomes %s", (state, other, next) => {
    expect(afterBounce(state, other)).toBe(next);
  });
});
