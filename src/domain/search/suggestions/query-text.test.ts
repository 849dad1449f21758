import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { beginnings, mayBeMisspelt, readQuery } from "./query-text.ts";

const PREFECTURES = ["東京都", "北海道"];

describe("readQuery", () => {
  it.each([
    ["〒135−0061", "1350061", ""],
    ["１３５００６１", "1350061", ""],
    ["135-0061 豊洲", null, "豊洲"],
    ["135-006", null, "135-006"],
    ["とよす", null, "トヨス"],
    ["ﾄﾖｽ", null, "トヨス"],
    ["千駄ヶ谷", null, "千駄ケ谷"],
    ["豊洲５丁目", null, "豊洲五丁目"],
    ["大字豊洲", null, "豊洲"],
    ["  ", null, ""],
  ])("reads %j", (text, postalCode, key) => {
    expect(readQuery(text, PREFECTURES)).toMatchObject({ postalCode, key });
  });

  it("takes the prefecture off only where something follows", () => {
    expect(readQuery("東京都江東区", PREFECTURES)).toMatchObject({ prefecture: "東京都", key: "江東区" });
    expect(readQuery("東京都", PREFECTURES)).toMatchObject({ prefecture: null, key: "東京都" });
  });

  it("looks for stations where 駅 ends the text, and not for the word alone", () => {
    expect(readQuery("豊洲駅", PREFECTURES)).toMatchObject({ stationsOnly: true, key: "豊洲" });
    expect(readQuery("駅", PREFECTURES)).toMatchObject({ stationsOnly: false, key: "駅" });
  });

  it("looks inside names from three characters on", () => {
    expect(readQuery("豊洲", PREFECTURES).mayBeContained).toBe(false);
    expect(readQuery("豊洲タ", PREFECTURES).mayBeContained).toBe(true);
  });

  it("reads no more than sixty characters", () => {
    expect(readQuery("豊".repeat(5_000), PREFECTURES).key).toHaveLength(60);
  });
});

describe("whatever is typed", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."東京都北海道豊洲5-１〒 駅とトﾄがケ%_") });

  it("reads the same when its key is typed instead, but for what was taken off", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { key, stationsOnly, prefecture, postalCode } = readQuery(text, PREFECTURES);
        fc.pre(postalCode === null && prefecture === null && !stationsOnly && !key.includes("〒"));
        expect(readQuery(key, PREFECTURES).key).toBe(key);
      }),
    );
  });

  it("is a postal code or words, never both", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { postalCode, key } = readQuery(text, PREFECTURES);
        expect(postalCode === null || (key === "" && /^\d{7}$/.test(postalCode))).toBe(true);
      }),
    );
  });
});

it("lists the beginnings of a key, longest first and never one character", () => {
  expect(beginnings("江東区豊")).toEqual(["江東区豊", "江東区", "江東"]);
  expect(beginnings("江")).toEqual([]);
});

it.each([
  ["豊洲駅前", "豊洲"],
  ["豊洲駅徒歩5分", "豊洲"],
  ["豊洲駅から徒歩約12分", "豊洲"],
  ["東京都豊洲駅 5分", "豊洲"],
])("reads %s as the station %s", (text, key) => {
  expect(readQuery(text, ["東京都"])).toMatchObject({ key, stationsOnly: true });
});

it.each(["豊洲駅前ビル", "駅前本町", "京成立石駅入口"])("does not take %s for a station", (text) => {
  expect(readQuery(text, [])).toMatchObject({ stationsOnly: false });
});

it.each([
  ["芝公員", true],
  ["サンプルタワー豊洲3", true],
  ["八弘", false],
  ["131-", false],
  ["1310", false],
  ["本町1-", false],
  ["芝%園", false],
])("may take %s for misspelt: %s", (key, may) => {
  expect(mayBeMisspelt(key)).toBe(may);
});
