import { expect, it } from "vitest";
import { keptState } from "./kept-state.ts";

const HOME = { key: "town-6smrdfzwf", rest: "12-3", told: { built: 1998, floors: 9 }, floor: 3 };
const kept = (changes: object = {}) => [{ ...HOME, label: "墨田区八広六丁目", keptAt: "2026-11-22T03:00:00Z", ...changes }];

it.each([
  ["yes", kept()],
  ["yes", kept({ told: { floors: 9, built: 1998 } })],
  ["other", kept({ told: { built: 1998 } })],
  ["other", kept({ told: {} })],
  ["other", kept({ floor: null })],
  ["no", kept({ rest: "30-1" })],
  ["no", kept({ key: "town-6rmnhfrye" })],
  ["no", []],
] as const)("is %s beside %j", (state, homes) => {
  expect(keptState([...homes], HOME)).toBe(state);
});
