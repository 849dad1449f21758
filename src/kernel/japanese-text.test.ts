import { expect, it } from "vitest";
import { kanjiNumber, plainText, searchKey, toKatakana } from "#kernel/japanese-text.ts";

it.each([
  ["２ＬＤＫ＋Ｓ", "2LDK+S"],
  ["１−２－３", "1-2-3"],
  ["　豊洲　 五丁目 ", "豊洲 五丁目"],
])("writes %j plainly as %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it("turns hiragana into katakana and leaves the rest", () => {
  expect(toKatakana("とよす駅ヴ")).toBe("トヨス駅ヴ");
});

it.each([
  [1, "一"],
  [10, "十"],
  [12, "十二"],
  [20, "二十"],
  [31, "三十一"],
])("numbers 丁目 %i as %s", (n, kanji) => {
  expect(kanjiNumber(n)).toBe(kanji);
});

it.each([
  ["豊洲３丁目", "豊洲三丁目"],
  ["豊洲 3丁目", "豊洲三丁目"],
  ["とよす", "トヨス"],
  ["市ヶ谷", "市ケ谷"],
  ["霞が関", "霞ケ関"],
  ["ABC Residence", "abcresidence"],
])("compares %j as %j", (text, key) => {
  expect(searchKey(text)).toBe(searchKey(key));
});
