import { expect, it } from "vitest";
import { isStorable, printable, STORABLE_TEXT, UNPRINTABLE } from "./storable-text.ts";

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

it.each([
  ["豊洲レジデンス", "豊洲レジデンス"],
  ["一行目\n二行目", "一行目\n二行目"],
  ["\u001b[2J見た目\u0007", "[2J見た目"],
  ["\u202e逆さ\u200b", "逆さ"],
])("%j is printed as %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(UNPRINTABLE.test(printed.replaceAll("\n", ""))).toBe(false);
});
