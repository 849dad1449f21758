import { describe, expect, it } from "vitest";
import { MESSAGE_LENGTH, messageFaults, messageFaultText } from "./message-checks.ts";

const AROUND = (words: string) => `同じ町で長く暮らしている家族です。${words} よろしくお願いいたします。`;
const kindsOf = (words: string) => messageFaults(AROUND(words)).map(({ kind }) => kind);

describe("a message to an owner", () => {
  it.each([
    "小学校の近くで、子ども2人と暮らせる住まいを探しています。",
    "予算は3,000万円から4,500万円、ローンの事前審査は済んでいます。",
    "価格は120,000,000円まで考えています。",
    "2026年3月1日から4月30日までに引っ越したいと考えています。",
    "70㎡以上、3LDK、10階以上、駅から10分以内が希望です。",
    "東京メトロの沿線、ラインは問いません。",
    "外観もインテリアも気に入りました。",
    "築年数は1998年から2012年、専有面積は65.20㎡前後です。",
    "家族以外人を呼ぶことはありません。",
    "二〇二六年の春に、四人で住み替えます。",
  ])("may say: %s", (words) => expect(kindsOf(words)).toEqual([]));

  it.each([
    ["phone", "090-1234-5678"],
    ["phone", "０９０－１２３４－５６７８"],
    ["phone", "〇九〇の一二三四の五六七八"],
    ["phone", "零九〇 一二三四 五六七八"],
    ["phone", "O9O-1234-5678"],
    ["phone", "03(1234)5678"],
    ["phone", "0 9 0 1 2 3 4 5 6 7 8"],
    ["phone", "+81 90 1234 5678"],
    ["mail", "taro.example@example.com"],
    ["mail", "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ"],
    ["mail", "taro アットマーク example ドット com"],
    ["web-address", "https://example.com/me"],
    ["web-address", "ｗｗｗ．ｅｘａｍｐｌｅ．ｎｅ"],
    ["web-address", "example ドット com"],
    ["handle", "@taro_1234"],
    ["handle", "LINEのID taro55"],
    ["handle", "インスタで連絡ください"],
    ["handle", "ＬＩＮＥで話しませんか"],
    ["discrimination", "外国人の方はお断りです"],
    ["discrimination", "日本人のみでお願いします"],
    ["discrimination", "同和地区ではありませんか"],
    ["discrimination", "国籍を教えてください"],
    ["discrimination", "生活保護の方が隣にいないこと"],
    ["blank-left", "［家族の人数］"],
  ] as const)("tells of %s: %s", (kind, words) => expect(kindsOf(words)).toEqual([kind]));

  it("is told with the words that were written, not with those that were read", () => {
    expect(messageFaults(AROUND("電話は〇九〇の一二三四の五六七八です。"))).toEqual([
      { kind: "phone", words: "〇九〇の一二三四の五六七八" },
    ]);
    expect(messageFaultText({ kind: "phone", words: "〇九〇" })).toContain("「〇九〇」は電話番号");
  });

  it.each([
    ["too-short", "あ".repeat(MESSAGE_LENGTH.min - 1)],
    ["too-long", "あ".repeat(MESSAGE_LENGTH.max + 1)],
    ["too-short", `  ${"あ".repeat(MESSAGE_LENGTH.min - 1)}  `],
  ] as const)("of the wrong length is %s", (kind, message) => expect(messageFaults(message)).toEqual([{ kind, words: "" }]));

  it.each([MESSAGE_LENGTH.min, MESSAGE_LENGTH.max])("may have %d letters, one of two code units being one", (length) =>
    expect(messageFaults("𠮷".repeat(length))).toEqual([]),
  );

  it("has a sentence for every fault", () => {
    for (const kind of ["mail", "web-address", "handle", "discrimination", "blank-left", "too-short", "too-long"] as const)
      expect(messageFaultText({ kind, words: "x" })).toMatch(/。$/);
  });
});
