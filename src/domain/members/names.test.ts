import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAddressLine, readKana, readName, readPostalCode } from "#domain/members/names.ts";

describe("a name", () => {
  it.each([
    ["見本", "見本"],
    ["  山田　", "山田"],
    ["髙橋", "髙橋"],
    ["山﨑", "山﨑"],
    ["\uFA19谷", "\uFA19谷"],
    ["葛\u{E0100}城", "葛\u{E0100}城"],
    ["佐々木", "佐々木"],
    ["Ｓｍｉｔｈ", "Smith"],
    ["O'Neil", "O'Neil"],
    ["マリー・アンヌ", "マリー・アンヌ"],
    ["ﾏﾘｰ･ｱﾝﾇ", "マリー・アンヌ"],
    ["か\u3099んだ", "がんだ"],
    ["ｶﾞﾝﾀﾞ", "ガンダ"],
    ["𠮷田", "𠮷田"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(readName(typed)).toEqual({ value: kept });
  });

  it.each(["", "   ", "　", null])("is none when %j is given", (typed) => {
    expect(readName(typed)).toEqual({ value: null });
  });

  it.each(["山田1", "<b>", "山\u0000田", "山\uD800田", "a@b", "😀"])("is refused for %j", (typed) => {
    expect(readName(typed)).toEqual({ fault: "format" });
  });

  it("has 40 characters at most, a rare kanji counting as one", () => {
    expect(readName("𠮷".repeat(40))).toEqual({ value: "𠮷".repeat(40) });
    expect(readName("𠮷".repeat(41))).toEqual({ fault: "too-long" });
  });

  it("stays the same when it is read again, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const read = readName(typed);
        if ("value" in read) expect(readName(read.value)).toEqual(read);
      }),
    );
  });
});

describe("a reading", () => {
  it.each([
    ["やまだ", "ヤマダ"],
    ["ﾔﾏﾀﾞ", "ヤマダ"],
    ["ジョー・アン", "ジョー・アン"],
    ["じょ-", "ジョー"],
    ["ヴァレリー", "ヴァレリー"],
    ["ゐゑ", "ヰヱ"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(readKana(typed)).toEqual({ value: kept });
  });

  it.each(["山田", "Yamada", "ヤマダ1"])("is refused for %j", (typed) => {
    expect(readKana(typed)).toEqual({ fault: "format" });
  });

  it("is katakana only, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const read = readKana(typed);
        if ("value" in read && read.value !== null) expect(read.value).toMatch(/^[\u30A0-\u30FF ]+$/);
      }),
    );
  });
});

describe("a postal code", () => {
  it.each([
    ["1350061", "1350061"],
    ["135-0061", "1350061"],
    ["〒１３５－００６１", "1350061"],
    ["〒 135 0061", "1350061"],
    ["１３５ー００６１", "1350061"],
    ["", null],
    [null, null],
  ])("%j is kept as %j", (typed, kept) => {
    expect(readPostalCode(typed)).toEqual({ value: kept });
  });

  it.each(["135006", "13500611", "1-350061", "abcdefg"])("is refused for %j", (typed) => {
    expect(readPostalCode(typed)).toEqual({ fault: "format" });
  });
});

describe("a line of an address", () => {
  it("has plain digits and dashes", () => {
    expect(readAddressLine("豊洲５丁目１－２", 60)).toEqual({ value: "豊洲5丁目1-2" });
  });

  it("is refused when it is too long or holds what no keyboard types", () => {
    expect(readAddressLine("あ".repeat(61), 60)).toEqual({ fault: "too-long" });
    expect(readAddressLine("豊洲\u0000", 60)).toEqual({ fault: "format" });
  });
});
