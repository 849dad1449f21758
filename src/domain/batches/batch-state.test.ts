import { expect, it } from "vitest";
import { isOver, nextState } from "./batch-state.ts";
import { BATCH_STATES } from "./types.ts";

it.each([
  ["received", "start", "running"],
  ["received", "cancel", "cancelled"],
  ["received", "fail", "failed"],
  ["received", "finish", null],
  ["running", "start", null],
  ["running", "finish", "finished"],
  ["running", "fail", "failed"],
  ["running", "cancel", "cancelled"],
] as const)("%s, %s: %s", (state, event, next) => {
  expect(nextState(state, event)).toBe(next);
});

it("nothing comes of a batch that has ended", () => {
  expect(BATCH_STATES.filter(isOver)).toEqual(["finished", "failed", "cancelled"]);
});
