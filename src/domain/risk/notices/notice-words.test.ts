import { expect, test } from "vitest";
import { ratingWords } from "./notice-words.ts";

test.each([
  ["AAA", "AAA"],
  ["BB-AA", "判定保留（ありえる記号 BB〜AA）"],
  ["B-B", "判定保留（ありえる記号 B）"],
])("a rating known as %s is told as %s", (told, words) => {
  expect(ratingWords(told)).toBe(words);
});
