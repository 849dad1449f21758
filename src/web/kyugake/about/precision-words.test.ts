import { expect, it } from "vitest";
import { ownPrecisionWords, percentWords, rangeWords } from "./precision-words.ts";

it("tells shares to the tenth, and a missing one as missing", () => {
  expect([percentWords(0.9442), percentWords(null)]).toEqual(["94.4%", "―"]);
  expect([rangeWords({ low: 0.9201, high: 0.9614 }), rangeWords(null)]).toEqual(["92.0〜96.1%", "―"]);
});

it.each([
  [{ n: 30, share: { value: 0.8, low: 0.627, high: 0.905 } }, "80.0%（30件、95%信頼区間 62.7〜90.5%）"],
  [{ n: 29, share: null }, "判定できた物件が29件のため、割合は表示しません（30件から）"],
  [{ n: 0, share: null }, "まだ判定できた物件がありません"],
])("of %j says %s", (precision, words) => {
  expect(ownPrecisionWords(precision)).toBe(words);
});
