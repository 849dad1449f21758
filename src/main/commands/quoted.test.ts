import { expect, it } from "vitest";
import { quoted } from "./quoted.ts";

it.each([
  ["修繕積立金は月255円/㎡です。", "修繕積立金は月255円/㎡です。"],
  ["1行目\r\n2行目\n連絡先: other@example.jp", "1行目\n    2行目\n    連絡先: other@example.jp"],
  ["\u001b[2J\u001b]0;題\u0007見た目", "[2J]0;題見た目"],
  ["\u202e逆さ\u200b", "逆さ"],
])("%j is shown as %j", (text, shown) => {
  expect(quoted(text)).toBe(shown);
});
