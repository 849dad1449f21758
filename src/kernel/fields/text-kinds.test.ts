import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optional, readAs } from "./field-kind.ts";
import { faultWords } from "./field-words.ts";
import {
  addressLine,
  EMAIL,
  fewLines,
  freeText,
  ONE_TIME_CODE,
  oneLine,
  oneOf,
  PERSON_KANA,
  PERSON_NAME,
  POSTAL_CODE,
  STATION_NAME,
} from "./text-kinds.ts";

const taken = (value: string) => ({ ok: true, value });
const refused = (reason: string) => ({ ok: false, reason });
const NONE = refused("required");

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
    expect(readAs(PERSON_NAME, typed)).toEqual(taken(kept));
  });

  it.each(["", "   ", "　"])("is none when %j is given", (typed) => {
    expect(readAs(PERSON_NAME, typed)).toEqual(NONE);
  });

  it.each(["山田1", "<b>", "山\u0000田", "山\uD800田", "a@b", "😀"])("is refused for %j", (typed) => {
    expect(readAs(PERSON_NAME, typed)).toEqual(refused("format"));
  });

  it("has 40 characters at most, a rare kanji counting as one", () => {
    expect(readAs(PERSON_NAME, "𠮷".repeat(40))).toEqual(taken("𠮷".repeat(40)));
    expect(readAs(PERSON_NAME, "𠮷".repeat(41))).toEqual(refused("too-long"));
  });

  it("stays the same when it is read again, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const read = readAs(PERSON_NAME, typed);
        if (read.ok) expect(readAs(PERSON_NAME, read.value)).toEqual(read);
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
    expect(readAs(PERSON_KANA, typed)).toEqual(taken(kept));
  });

  it.each(["山田", "Yamada", "ヤマダ1"])("is refused for %j", (typed) => {
    expect(readAs(PERSON_KANA, typed)).toEqual(refused("format"));
  });

  it("is katakana only, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const read = readAs(PERSON_KANA, typed);
        if (read.ok) expect(read.value).toMatch(/^[\u30A0-\u30FF ]+$/);
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
  ])("%j is kept as %j", (typed, kept) => {
    expect(readAs(POSTAL_CODE, typed)).toEqual(taken(kept));
  });

  it.each(["135006", "13500611", "1-350061", "abcdefg"])("is refused for %j", (typed) => {
    expect(readAs(POSTAL_CODE, typed)).toEqual(refused("format"));
  });
});

describe("a line of an address", () => {
  it("has plain digits and dashes", () => {
    expect(readAs(addressLine(60), "豊洲５丁目１－２")).toEqual(taken("豊洲5丁目1-2"));
  });

  it("is refused when it is too long or holds what no keyboard types", () => {
    expect(readAs(addressLine(60), "あ".repeat(61))).toEqual(refused("too-long"));
    expect(readAs(addressLine(60), "豊洲\u0000")).toEqual(refused("format"));
  });
});

describe("a mail address", () => {
  it.each([
    ["hanako@example.jp", "hanako@example.jp"],
    [" ｈａｎａｋｏ＠ＥＸＡＭＰＬＥ．ｊｐ ", "hanako@example.jp"],
    ["a..b.@docomo.ne.jp", "a..b.@docomo.ne.jp"],
  ])("%j is kept as %j", (typed, kept) => {
    expect(readAs(EMAIL, typed)).toEqual(taken(kept));
  });

  it.each(["hanako", "hanako@", "@example.jp", "ha nako@example.jp", "hanako@example", `${"a".repeat(128)}@example.jp`])(
    "is refused for %j",
    (typed) => {
      expect(readAs(EMAIL, typed)).toEqual(refused("format"));
    },
  );
});

describe("a code of six digits", () => {
  it.each(["123456", "１２３ ４５６", "123-456"])("is read from %j", (typed) => {
    expect(readAs(ONE_TIME_CODE, typed)).toEqual(taken("123456"));
  });

  it.each(["12345", "1234567", "12345a"])("is refused for %j", (typed) => {
    expect(readAs(ONE_TIME_CODE, typed)).toEqual(refused("format"));
  });
});

describe("a free text", () => {
  const note = freeText(20, 10);

  it.each([
    ["a".repeat(9), refused("too-short")],
    ["a".repeat(10), taken("a".repeat(10))],
    [`  ${"a".repeat(20)}\n`, taken("a".repeat(20))],
    ["a".repeat(21), refused("too-long")],
    [`${"a".repeat(11)}\0`, refused("format")],
    [`${"a".repeat(11)}\ud83d`, refused("format")],
    [" \u3000\n", NONE],
  ])("%j", (typed, expected) => {
    expect(readAs(note, typed)).toEqual(expected);
  });
});

describe("a text of one line", () => {
  it.each([
    ["太郎\r\nBcc: evil@example.com", "太郎 Bcc: evil@example.com"],
    ["a\u2028b\u0000c", "a b c"],
    ["社名\u202E.moc.live", "社名 .moc.live"],
    ["  山田　花子 ", "山田　花子"],
    ["\n", ""],
  ])("%j is %j", (typed, kept) => {
    expect(readAs(oneLine(80), typed)).toEqual(kept === "" ? NONE : taken(kept));
  });

  it("holds no line end and no mark of direction, whatever was typed, and stays the same when it is read again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "　", "\n", "\r", "\t", "\u2028", "\u202E", "\u0007") }), (typed) => {
        const parsed = oneLine(80).parse(typed);
        if (!parsed.ok) throw new Error("a text is a text");
        expect(parsed.value).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
        expect(oneLine(80).parse(parsed.value)).toEqual(parsed);
      }),
    );
  });
});

describe("a text of a few lines", () => {
  const kind = fewLines(20, 3);

  it("keeps the ends of its lines, and holds nothing else that breaks one", () => {
    expect(readAs(kind, " 一行目 \r\n\t二\u2028三\n")).toEqual(taken("一行目\n二\n三"));
    expect(readAs(kind, "一\u202E二\n\n三")).toEqual(taken("一 二\n\n三"));
    expect(readAs(kind, "\n \r\n")).toEqual(NONE);
  });

  it("has no more lines or characters than it may", () => {
    expect(readAs(kind, "一\n二\n三\n四")).toEqual({ ok: false, reason: "format" });
    expect(readAs(kind, "あ".repeat(21))).toEqual({ ok: false, reason: "too-long" });
    expect(faultWords(optional("言葉", kind), "format")).toBe("言葉は3行以内で入力してください");
  });
});

describe("a station and a choice", () => {
  it.each([
    ["豊洲駅", "豊洲"],
    [" 豊洲 ", "豊洲"],
  ])("%j is the station %j", (typed, kept) => {
    expect(readAs(STATION_NAME, typed)).toEqual(taken(kept));
  });

  it("takes one of the values and nothing else", () => {
    const kind = oneOf(["condo", "land"]);

    expect(readAs(kind, "land")).toEqual(taken("land"));
    expect(readAs(kind, "boat")).toEqual(refused("unknown-choice"));
    expect(readAs(kind, "")).toEqual(NONE);
    expect(kind.faultOf("condo")).toBeNull();
  });
});
