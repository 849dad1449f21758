import { describe, expect, test } from "vitest";
import { CATEGORIES, DIRECTIONS, KINDS, LAYOUT_NAMES, PURPOSES, REGIONS, RENOVATED, STRUCTURES, ZONING } from "./vocabulary.ts";

const LISTS = { CATEGORIES, DIRECTIONS, KINDS, LAYOUT_NAMES, PURPOSES, REGIONS, RENOVATED, ZONING };

test.each(Object.entries(LISTS))("the words of %s stand as a cell has them once it is made plain", (_, words) => {
  expect(Object.keys(words).filter((word) => word !== word.normalize("NFKC").trim())).toEqual([]);
});

test.each([
  ["中古マンション等", "Pre-owned Condominiums, etc.", "condo"],
  ["宅地(土地と建物)", "Residential Land(Land and Building)", "house"],
  ["宅地(土地)", "Residential Land(Land Only)", "land"],
  ["農地", "Agricultural Land", "farmland"],
  ["林地", "Forest Land", "forest"],
])("%s and %s are one kind", (japanese, english, kind) => {
  expect([KINDS[japanese], KINDS[english]]).toEqual([kind, kind]);
});

describe("zoning", () => {
  test.each([
    ["１低住専", "第一種低層住居専用地域"],
    ["２中住専", "第二種中高層住居専用地域"],
    ["１種住居", "第一種住居地域"],
    ["準住居", "準住居地域"],
    ["工業専用", "工業専用地域"],
    ["都計外", "都市計画区域外"],
  ])("%s is %s", (short, zone) => {
    expect(ZONING[short.normalize("NFKC")]).toBe(zone);
    expect(ZONING[zone]).toBe(zone);
  });

  // 都市計画法 第8条第1項第1号 names thirteen.
  test("has the thirteen of the law and the four classes beside them, each in Japanese, short and in English", () => {
    const zones = new Set(Object.values(ZONING));

    expect([...zones].filter((zone) => zone.endsWith("地域"))).toHaveLength(13);
    expect(zones.size).toBe(17);
    for (const zone of zones) {
      const words = Object.keys(ZONING).filter((word) => ZONING[word] === zone);
      expect(words.some((word) => /^[A-Z]/.test(word))).toBe(true);
    }
  });
});

test("directions are eight and none, in either language", () => {
  const english = Object.keys(DIRECTIONS).filter((word) => /^[A-Z]/.test(word));

  expect(new Set(Object.values(DIRECTIONS)).size).toBe(9);
  expect(new Set(english.map((word) => DIRECTIONS[word])).size).toBe(9);
});

test("a structure is found before the weaker one whose word it has in it", () => {
  const words = STRUCTURES.map(([word]) => word);

  expect(words.indexOf("SRC")).toBeLessThan(words.indexOf("RC"));
  expect(new Set(words).size).toBe(words.length);
});
