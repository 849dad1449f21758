import { expect, it } from "vitest";
import { townKey, withoutChome } from "#kernel/place/chome.ts";
import { readingWithoutChome } from "./town-name.ts";

it.each([
  ["豊洲五丁目", "豊洲"],
  ["北一条西十二丁目", "北一条西"],
  ["一番町", "一番町"],
  ["豊洲", "豊洲"],
])("the 地区名 of %s is %s", (name, town) => {
  expect(withoutChome(name)).toBe(town);
});

it.each([
  ["トヨス 5", "トヨス"],
  ["イイダバシ １２", "イイダバシ"],
  ["ギンザ 1チョウメ", "ギンザ"],
  ["アリアケ", "アリアケ"],
])("the reading of %s is %s", (kana, town) => {
  expect(readingWithoutChome(kana)).toBe(town);
});

it.each([
  ["大字霞が関二丁目", "霞ヶ関"],
  ["千駄ケ谷", "千駄ヶ谷"],
  ["北１条西", "北一条西三丁目"],
  ["字中", "中"],
])("%s and %s are one town", (one, other) => {
  expect(townKey(one)).toBe(townKey(other));
});

it("keeps a town that is called 字 itself", () => {
  expect(townKey("字")).toBe("字");
});
