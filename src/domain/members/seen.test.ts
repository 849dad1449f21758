import { expect, it } from "vitest";
import { nextMoment } from "./seen.ts";

const at = (ms: number) => new Date(ms);

it.each([
  ["a first save", null, at(5), at(5)],
  ["a later save", at(3), at(5), at(5)],
  ["a save in the same millisecond", at(5), at(5), at(6)],
  ["a save by a clock that went back", at(9), at(5), at(10)],
])("gives a time of its own to %s", (_, previous, now, given) => {
  expect(nextMoment(previous, now)).toEqual(given);
});
