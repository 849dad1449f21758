import fc from "fast-check";
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

it("never has a character that commands a terminal, nor a line that begins as ours do", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const [first = "", ...more] = quoted(text).split("\n");
      expect(first + more.join("")).not.toMatch(/\p{C}/u);
      expect(more.every((line) => line.startsWith("    "))).toBe(true);
    }),
  );
});
