import { expect, it } from "vitest";
import { isStorable, STORABLE_TEXT } from "./storable-text.ts";

it.each([
  ["", true],
  ["豊洲の𠮷田さん🙂\n2行目", true],
  ["a\0b", false],
  ["\ud83d", false],
  ["\ude42\ud83d", false],
])("%j can be stored: %s", (text, expected) => {
  expect(STORABLE_TEXT.test(text)).toBe(expected);
  expect(new RegExp(STORABLE_TEXT.source, "u").test(text)).toBe(expected);
  expect(isStorable(text)).toBe(expected);
});

it("is told of a text of ten million characters too", () => {
  expect(isStorable("町".repeat(10_000_000))).toBe(true);
});
