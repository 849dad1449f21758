import { expect, it } from "vitest";
import { isOneChomeOfSeveral } from "./known-place.ts";

it.each([
  ["中央区晴海四丁目", "東京都中央区晴海", "town", true],
  ["中央区晴海四丁目", "東京都中央区晴海5丁目", "town", true],
  ["中央区晴海四丁目", "東京都中央区晴海4丁目", "town", false],
  ["中央区晴海四丁目", "東京都中央区晴海四丁目", "town", false],
  ["中央区日本橋小網町", "東京都中央区日本橋小網町", "town", false],
  ["中央区晴海四丁目付近", "東京都中央区晴海4-2", "block", false],
  ["中央区晴海四丁目", "東京都中央区晴海", "building", false],
] as const)("%s is one of several 丁目 of a home at %s known as a %s: %s", (name, address, placePrecision, isOne) => {
  expect(isOneChomeOfSeveral(name, { address, placePrecision })).toBe(isOne);
});
