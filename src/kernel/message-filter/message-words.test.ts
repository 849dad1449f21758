import { readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { type BannedKind, bannedInThread, bannedWords } from "./message-words.ts";
import { plainLetters } from "./plain-letters.ts";

/** A line is a message; `⏎` parts those that one writer sent one after the other. */
const linesOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, name), "utf8")
    .split("\n")
    .filter((line) => line !== "");

const found = (line: string) => {
  const messages = line.split("⏎");
  return messages.flatMap((message, index) => bannedInThread(messages.slice(0, index), message));
};

describe("three hundred ways around", () => {
  const attempts = linesOf("attempts.txt");

  it("are so many, and no two the same", () => expect(new Set(attempts).size).toBeGreaterThanOrEqual(300));

  it.each(attempts)("is caught: %s", (line) => expect(found(line)).not.toEqual([]));
});

describe("three hundred harmless texts", () => {
  const harmless = linesOf("harmless.txt");

  it("are so many, and no two the same", () => expect(new Set(harmless).size).toBeGreaterThanOrEqual(300));

  it.each(harmless)("passes: %s", (line) => expect(bannedWords(line)).toEqual([]));

  it("pass one after the other as well", () => {
    for (let i = 0; i < harmless.length; i += 10) {
      const thread = harmless.slice(i, i + 10);
      for (const [at, text] of thread.entries()) expect(bannedInThread(thread.slice(0, at), text), text).toEqual([]);
    }
  });
});

it.each<[BannedKind, string, string]>([
  ["phone", "電話は〇九〇の一二三四の五六七八です。", "〇九〇の一二三四の五六七八"],
  ["phone", "𠮷さん、𐒠𐒩𐒠-𐒡𐒢𐒣𐒤-𐒥𐒦𐒧𐒨です", "𐒠𐒩𐒠-𐒡𐒢𐒣𐒤-𐒥𐒦𐒧𐒨"],
  ["phone", "𠮷の❶階、０ⅸ〇のⅠⅱ❸४の٥𝟞➆⑧へ", "０ⅸ〇のⅠⅱ❸४の٥𝟞➆⑧"],
  ["web-address", "𠮷は ｆｏｒｍｓ．ｇｌｅ です", "ｆｏｒｍｓ．ｇｌｅ"],
  ["mail", "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ まで", "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
  ["web-address", "くわしくは ｗｗｗ．ｅｘａｍｐｌｅ．ｎｅ", "ｗｗｗ．ｅ"],
  ["handle", "どうぞ L I N E の ID へ", "L I N E の ID"],
  ["elsewhere", "𠮷祥寺で、直接会って話しましょう", "直接会って話"],
  ["identity", "私は３０２号室です", "３０２号室"],
  ["discrimination", "外国人の方はお断りです", "外国人の方はお断り"],
])("%s is told as it was written: %s", (kind, text, words) => {
  expect(bannedWords(text)).toEqual([{ kind, words }]);
});

it("finds what several messages make up only in the message that ends it", () => {
  expect(bannedInThread(["090", "1234"], "5678")).toMatchObject([{ kind: "phone" }]);
  expect(bannedInThread(["090", "1234", "5678"], "よろしくお願いします")).toEqual([]);
  expect(bannedInThread(["予算は090万円"], "1234")).toEqual([]);
});

it("looks at every number, not at the first: one that was made up before hides none", () => {
  const decoy = "間口は070cmほどあれば十分だと家族で話しています。入居は2027年の春までに、予算は4500万円です。";
  expect(bannedInThread([decoy, "090 です、よろしくお願いします", "1234 は好きな数です"], "5678 も好きです")).toMatchObject([
    { kind: "phone" },
  ]);
  expect(bannedInThread(["090-1111-2222", "090", "1234"], "5678")).toMatchObject([{ kind: "phone" }]);
});

it("refuses a number that is split over messages, whatever was written before, sent or held back", () => {
  const before = fc.oneof(
    fc.constantFrom(...linesOf("harmless.txt")),
    fc.constantFrom(...linesOf("attempts.txt").flatMap((line) => line.split("⏎"))),
    fc
      .array(fc.constantFrom("0", "9", "090", "1234", "070cm", "81", "+", "-", "、", "ゼロ", "5階", "あ", " ", "@", "LINE", "taro"), {
        maxLength: 12,
      })
      .map((each) => each.join("")),
  );
  const line = fc.tuple(fc.constantFrom("090", "080", "070", "050"), fc.stringMatching(/^\d{4}$/), fc.stringMatching(/^\d{4}$/));
  const around = fc.constantFrom(
    (one: string) => one,
    (one: string) => `${one} です`,
    (one: string) => `数は ${one} が好きです`,
  );
  fc.assert(
    fc.property(fc.array(before, { maxLength: 12 }), line, around, (earlier, parts, written) => {
      const messages = parts.map(written);
      const faults = messages.flatMap((message, i) => bannedInThread([...earlier, ...messages.slice(0, i)], message));
      expect(faults).not.toEqual([]);
    }),
    { numRuns: runs({ few: 100, usual: 300, full: 5000 }) },
  );
});

it("finds any mobile number, however it is parted and in whatever text", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }).map((each) => each.join(""));
  const parting = fc.constantFrom("", "-", " ", "－", "ー", "・", ")", ". ", "の", "☆", "です、", "→");
  const asFullWidth = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(digits, parting, fc.constantFrom("", "携帯", "番号は ", "3階の"), fc.boolean(), (rest, part, before, isWide) => {
      const number = `090${part}${rest.slice(0, 4)}${part}${rest.slice(4)}`;
      expect(bannedWords(`${before}${isWide ? asFullWidth(number) : number}です`).map(({ kind }) => kind)).toContain("phone");
    }),
    { numRuns: runs({ usual: 300, full: 5000 }) },
  );
});

it("finds any mobile number in whatever digits, also where each is of another script, and tells it as it was written", () => {
  const zeros = [
    0x30, 0xff10, 0x660, 0x6f0, 0x7c0, 0x966, 0xde6, 0xe50, 0x1040, 0x17e0, 0x1a80, 0x1a90, 0xa8d0, 0x104a0, 0x11066, 0x1d7ce, 0x1d7d8,
    0x1fbf0,
  ];
  const written = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(...zeros)), { minLength: 11, maxLength: 11 });
  fc.assert(
    fc.property(written, (each) => {
      const number = each.map(([digit, zero], i) => String.fromCodePoint(zero + ([0, 9, 0][i] ?? digit))).join("");
      expect(bannedWords(`𠮷、${number}です`)).toContainEqual({ kind: "phone", words: number });
    }),
    { numRuns: runs({ usual: 300, full: 5000 }) },
  );
});

it("is not seen in any price or area", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (n) => {
      expect(bannedWords(`${n}円、${n.toLocaleString("ja-JP")}円、${(n / 100).toFixed(2)}㎡`)).toEqual([]);
    }),
    { numRuns: runs({ usual: 300, full: 5000 }) },
  );
});

it("reads no letter as more than eight, so that a short text stays short", () => {
  for (const letter of ["ﷺ", "㌖", "㍿", "ﷻ", "ﾞ", "が"]) expect(plainLetters(letter.repeat(100)).text.length).toBeLessThanOrEqual(800);
});

it("reads whatever letters it is given to the end, and tells only words that stand in them", () => {
  const piece = fc.constantFrom(
    "0",
    "9",
    "@",
    "a",
    ".",
    " ",
    "ー",
    "の",
    "ライン",
    "ﾞ",
    "𠮷",
    "直接",
    "line",
    "\n",
    "http",
    "外国人",
    "(",
    "‍",
    "1,234",
    "ﷺ",
    "t ",
    "インスタ",
    "田中",
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 40 }), fc.integer({ min: 1, max: 4000 }), (pieces, times) => {
      const text = pieces.join("").repeat(times).slice(0, 100_000);
      for (const { words } of bannedWords(text)) expect(text).toContain(words);
    }),
    { numRuns: runs({ few: 10, usual: 40, full: 400 }) },
  );
}, 60_000);
