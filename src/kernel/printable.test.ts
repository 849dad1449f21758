import { expect, test } from "vitest";
import { printable, UNPRINTABLE } from "./printable.ts";

test.each([
  ["豊洲レジデンス", "豊洲レジデンス"],
  ["一行目\n二行目", "一行目\n二行目"],
  ["\u001b[2J見た目\u0007", "[2J見た目"],
  ["\u202e逆さ\u200b", "逆さ"],
])("%j is printed as %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(UNPRINTABLE.test(printed.replaceAll("\n", ""))).toBe(false);
});
