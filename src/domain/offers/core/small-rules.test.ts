import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { newAlias } from "./aliases.ts";
import { fewCount, reachCount } from "./limits.ts";
import { threadFaults } from "./message-rules.ts";

it.each([
  [0, { kind: "none", n: null }],
  [1, { kind: "few", n: null }],
  [4, { kind: "few", n: null }],
  [5, { kind: "some", n: 5 }],
])("of %d is told %j", (n, told) => expect(fewCount(n)).toEqual(told));

it("tells of whom somebody would reach neither that there are few nor that there is none", () => {
  for (const n of [0, 1, 4]) expect(reachCount(n)).toEqual({ kind: "few", from: null, to: null });
});

it.each([
  [5, 9, 5, 9],
  [10, 19, 10, 19],
  [20, 49, 20, 49],
  [50, 400, 50, null],
])("tells from %d to %d owners as one step", (least, most, from, to) => {
  for (const n of [least, most]) expect(reachCount(n)).toEqual({ kind: "some", from, to });
});

it("draws what a side is called anew each time", () => {
  const names = Array.from({ length: 50 }, () => newAlias("buyer", randomBytes));
  for (const name of names) expect(name).toMatch(/^買い手さん [A-HJKMNP-Z2-9]{3}$/);
  expect(new Set(names).size).toBeGreaterThan(40);
});

it("reads a message together with those before it until names are told, and for slights even then", () => {
  expect(threadFaults("5678です", ["090", "1234"], "viewed").map(({ kind }) => kind)).toEqual(["phone"]);
  expect(threadFaults("5678です", ["090", "1234"], "disclosed")).toEqual([]);
  expect(threadFaults("電話は090-1234-5678です", [], "disclosed")).toEqual([]);
  expect(threadFaults("外国人の方はお断りです", [], "handed_to_agent").map(({ kind }) => kind)).toEqual(["discrimination"]);
});
