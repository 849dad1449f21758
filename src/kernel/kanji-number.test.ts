import { expect, it, test } from "vitest";
import { kanjiNumber, readKanjiNumber, withPlainDigits } from "./kanji-number.ts";

it.each([
  [1, "一"],
  [10, "十"],
  [12, "十二"],
  [20, "二十"],
  [31, "三十一"],
])("numbers 丁目 %i as %s", (n, kanji) => {
  expect(kanjiNumber(n)).toBe(kanji);
});

it("reads every number up to 99 as it was written", () => {
  const all = Array.from({ length: 100 }, (_, n) => n);
  expect(all.map((n) => readKanjiNumber(kanjiNumber(n)))).toEqual(all);
});

test.each(["", "二一", "一十", "十十", "十〇", "百", "12", "十二丁目"])("%j is no such number", (text) => {
  expect(readKanjiNumber(text)).toBeNull();
});

test.each([
  ["〇九〇-一二三四-五六七八", "090-1234-5678"],
  ["零三", "03"],
  ["第十", "第十"],
])("%s is %s digit by digit", (text, plain) => {
  expect(withPlainDigits(text)).toBe(plain);
});
