import { expect, it } from "vitest";
import { settledKana } from "./kana-field.tsx";

it.each([
  ["やまだ", "ヤマダ"],
  ["ﾔﾏﾀﾞ", "ヤマダ"],
  ["山田A", "山田A"],
])("%s becomes %s as kana", (typed, settled) => {
  expect(settledKana(typed)).toBe(settled);
});
