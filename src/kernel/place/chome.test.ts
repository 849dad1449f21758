import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  chomeKey,
  chomeNumber,
  isNumberedChome,
  NOT_IN_KEYS,
  nameBeforeNumber,
  placeTextKey,
  townKey,
  withKanjiChome,
  withoutChome,
} from "./chome.ts";

test.each([
  ["八広六丁目", "八広", 6],
  ["北新宿十二丁目", "北新宿", 12],
  ["北一条西二十丁目", "北一条西", 20],
  ["一番町", "一番町", null],
  ["二十騎町", "二十騎町", null],
  ["一丁目", "", 1],
  ["八広", "八広", null],
])("%s is one of %s: %j", (chome, town, number) => {
  expect([withoutChome(chome), isNumberedChome(chome), chomeNumber(chome)]).toEqual([town, number !== null, number]);
});

test.each([
  ["豊洲5丁目", "豊洲五丁目"],
  ["北24条西12丁目", "北24条西十二丁目"],
  ["豊洲五丁目", "豊洲五丁目"],
  ["125丁目", "125丁目"],
])("%s is written %s", (chome, written) => {
  expect(withKanjiChome(chome)).toBe(written);
});

test.each([
  ["渋谷区恵比須1-2", "渋谷区恵比須"],
  ["芝公員四丁目", "芝公員"],
  ["千駄ケ谷", "千駄ケ谷"],
  ["1-2", ""],
])("the name at the front of %s is %s", (key, name) => {
  expect(nameBeforeNumber(key)).toBe(name);
});

test.each([
  ["河内町大字中", "河内町中"],
  ["江東区大字龍ヶ澤３丁目", "江東区竜ケ沢三丁目"],
  ["北１條西", "北一条西"],
  ["三っ沢", "三ツ沢"],
  ["よっつや", "ヨッツヤ"],
  ["大字", "大字"],
])("%s is looked for as %s", (text, key) => {
  expect(placeTextKey(text)).toBe(key);
});

describe("one 町丁目", () => {
  it.each([
    ["霞ヶ関二丁目", "霞ケ関二丁目"],
    ["霞が関2丁目", "霞ヶ関二丁目"],
    ["御茶の水", "御茶ノ水"],
    ["三ッ木", "三ツ木"],
    ["松濤一丁目", "松涛一丁目"],
    ["鴬谷町", "鶯谷町"],
    ["籠原", "篭原"],
    ["檜町", "桧町"],
    ["龍岡町", "竜岡町"],
    ["澤田", "沢田"],
    ["北一條西", "北一条西"],
    ["向嶋", "向島"],
    ["大字寺山", "寺山"],
    ["大字字中", "中"],
  ])("is written %s and %s", (one, other) => {
    expect(chomeKey(one)).toBe(chomeKey(other));
    expect(townKey(one)).toBe(townKey(other));
  });

  it.each([
    ["一番町", "三番町"],
    ["八広五丁目", "八広六丁目"],
    ["大森", "大森北"],
    ["字", "中"],
  ])("is not %s and %s", (one, other) => {
    expect(chomeKey(one)).not.toBe(chomeKey(other));
  });
});

test("a 町 is the same by any of its 丁目", () => {
  expect(["大字霞が関二丁目", "霞ヶ関3丁目", "霞ケ関"].map(townKey)).toEqual(["霞ケ関", "霞ケ関", "霞ケ関"]);
  expect(townKey("字")).toBe("字");
});

const PART = fc.constantFrom(..."霞ヶケがノのツッっ濤涛鶯鴬籠篭檜桧龍竜澤沢條条嶋島八広北西字 １3");
const NAME = fc
  .tuple(
    fc.constantFrom("", "大字", "字"),
    fc.array(PART, { minLength: 1, maxLength: 6 }),
    fc.constantFrom("", "五丁目", "12丁目", "三番町"),
  )
  .map(([front, parts, end]) => `${front}${parts.join("")}${end}`);

describe("the keys of any name", () => {
  it("stay as they are when they are made of a key", () => {
    fc.assert(
      fc.property(NAME, (name) => {
        for (const keyOf of [placeTextKey, chomeKey, townKey]) expect(keyOf(keyOf(name))).toBe(keyOf(name));
      }),
      { numRuns: 1000 },
    );
  });

  it("hold no letter that is compared as another", () => {
    fc.assert(fc.property(fc.string({ unit: PART }), (text) => !new RegExp(NOT_IN_KEYS).test(placeTextKey(text))));
  });

  it("are the same with any letter in its other form", () => {
    const pairs = ["ヶケ", "ノの", "ツッ", "濤涛", "鶯鴬", "籠篭", "檜桧", "龍竜", "澤沢", "條条", "嶋島"];
    const other = new Map(pairs.flatMap(([one = "", two = ""]) => [[one, two] as const, [two, one] as const]));
    fc.assert(
      fc.property(NAME, fc.infiniteStream(fc.boolean()), (name, isSwapped) => {
        const spelt = [...name].map((letter) => (isSwapped.next().value ? (other.get(letter) ?? letter) : letter)).join("");
        expect([chomeKey(spelt), townKey(spelt)]).toEqual([chomeKey(name), townKey(name)]);
      }),
      { numRuns: 1000 },
    );
  });
});
