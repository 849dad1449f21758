import { expect, it } from "vitest";
import { STORABLE_TEXT } from "./storable-text.ts";

it.each([
  ["", true],
  ["豊洲の𠮷田さん🙂\n2行目", true],
  ["a\0b", false],
  ["\ud83d", false],
  ["\ude42\ud83d", false],
])("%j can be stored: %s", (text, isStorable) => {
  expect(STORABLE_TEXT.test(text)).toBe(isStorable);
  expect(new RegExp(STORABLE_TEXT.source, "u").test(text)).toBe(isStorable);
});
