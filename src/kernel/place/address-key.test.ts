import { describe, expect, it, test } from "vitest";
import { addressKey, hasHouseNumber, isSameAddress } from "./address-key.ts";

test.each([
  ["東京都江東区豊洲5丁目1-2", "東京都江東区豊洲5-1-2"],
  ["江東区豊洲五丁目１番２号", "江東区豊洲5-1-2"],
  ["江東区豊洲５−１−２ 青葉ハイツ 301", "江東区豊洲5-1-2"],
  ["江東区豊洲十二丁目3番地の4", "江東区豊洲12-3-4"],
  ["千代田区二十一丁目1番", "千代田区21-1"],
  ["千代田区三番町6", "千代田区三番町6"],
  ["江東区豊洲五丁目", "江東区豊洲5"],
  ["札幌市中央区北1条西2丁目3", "札幌市中央区北一条西2-3"],
  ["江東区豊洲", "江東区豊洲"],
  ["", ""],
])("%s is compared as %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
  expect(addressKey(key)).toBe(key);
});

describe("two addresses", () => {
  it.each([
    ["東京都江東区豊洲5-1-2", "江東区豊洲5-1-2", true],
    ["東京都江東区豊洲5-1-2", "豊洲5-1-2", true],
    ["江東区東豊洲5-1-2", "豊洲5-1-2", false],
    ["江東区豊洲5-1-2", "江東区豊洲5-1-3", false],
    ["江東区豊洲15-1-2", "5-1-2", false],
    ["江東区豊洲5-1-2", "", false],
  ])("%s and %s are the same: %s", (a, b, same) => {
    expect(isSameAddress(a, b)).toBe(same);
    expect(isSameAddress(b, a)).toBe(same);
  });
});

it("has a house number only beyond its 丁目", () => {
  expect(["江東区豊洲5-1", "江東区豊洲5", "江東区豊洲"].map(hasHouseNumber)).toEqual([true, false, false]);
});
