import { expect, it } from "vitest";
import { holderOf } from "./claim-rules.ts";

const UNTIL = new Date("2026-11-24T03:30:00Z");
const before = new Date(UNTIL.getTime() - 1);

it.each([
  ["nobody took", null, before, "free"],
  ["I took", { operator: "me", until: UNTIL }, before, "mine"],
  ["another took", { operator: "you", until: UNTIL }, before, "theirs"],
  ["I took, to the moment", { operator: "me", until: UNTIL }, UNTIL, "free"],
  ["another took, to the moment", { operator: "you", until: UNTIL }, UNTIL, "free"],
] as const)("an item that %s is %s", (_, claim, now, holder) => {
  expect(holderOf(claim, "me", now)).toBe(holder);
});
