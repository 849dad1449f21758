import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ContactKind, findContact } from "./find-contact.ts";

describe("a way to reach somebody", () => {
  it.each<[ContactKind, string]>([
    ["phone", "090-1234-5678"],
    ["phone", "電話は０９０ー１２３４ー５６７８です"],
    ["phone", "090 1234 5678"],
    ["phone", "090.1234.5678"],
    ["phone", "(03)1234-5678"],
    ["phone", "0120-123-456"],
    ["phone", "+81 90 1234 5678"],
    ["phone", "+81(0)90-1234-5678"],
    ["phone", "〇九〇一二三四五六七八"],
    ["phone", "090\u200b1234\u200b5678"],
    ["phone", "090\n1234\n5678"],
    ["mail", "hanako@example.jp"],
    ["mail", "ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ"],
    ["mail", "hanako @ example . jp"],
    ["mail", "hanako(at)example.jp"],
    ["mail", "hanako[at]example[dot]jp"],
    ["mail", "hanakoアットマークexampleドットjp"],
    ["mail", "hanako at example dot jp"],
    ["web-address", "https://example.jp/x"],
    ["web-address", "ｈｔｔｐｓ：／／example"],
    ["web-address", "www.example"],
    ["web-address", "詳しくはmy-site.tokyoへ"],
    ["web-address", "lin.ee/abc"],
    ["web-address", "マンションドットコムで検索"],
    ["handle", "LINE ID: hanako"],
    ["handle", "ＬＩＮＥ：hanako"],
    ["handle", "LINEで連絡をください"],
    ["handle", "lineのIDは"],
    ["handle", "ラインID hanako"],
    ["handle", "ライン交換"],
    ["handle", "インスタのアカウント"],
    ["handle", "カカオトーク：hanako"],
    ["handle", "@hanako_123"],
  ])("%s is found in %j", (kind, text) => {
    expect(findContact(text)?.kind).toBe(kind);
  });

  it.each([
    [`${"a".repeat(100)} @ example.co.jp`, `${"a".repeat(100)} @ example.co`],
    ["お送り先:hanako.y+a@mail-example.jp です", "hanako.y+a@mail-example.jp"],
  ])("is answered whole, however long its name is: %s", (text, found) => {
    expect(findContact(text)).toEqual({ kind: "mail", words: found });
  });

  it("is answered as it was written", () => {
    expect(findContact("連絡は０９０ー１２３４ー５６７８まで")).toEqual({ kind: "phone", words: "０９０ー１２３４ー５６７８" });
  });

  it.each([
    "",
    "南向きの高い階を希望します。",
    "予算は8,000万円まで、70〜80㎡、2027年3月ごろ",
    "80000000円まで",
    "〒135-0061 豊洲5丁目6番3号",
    "2026-11-21 10:30",
    "築10年以内、3LDK、角部屋。駐車場は2台。",
    "湘南新宿ラインに乗れること",
    "つくばエクスプレスライン沿線",
    "オンラインで説明を聞きたい",
    "online の相談",
    "ガイドラインに合う修繕",
    "坪単価@400万円まで",
    "面積は70.5㎡、管理費は250.5円/㎡",
    "修繕積立金は1㎡あたり 338円",
    "一二三丁目の角",
  ])("is not seen in %j", (text) => {
    expect(findContact(text)).toBeNull();
  });

  it("is not seen in any area or price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (n) => {
        expect(findContact(`${n}円、${n.toLocaleString("ja-JP")}円、${(n / 100).toFixed(2)}㎡`)).toBeNull();
      }),
    );
  });

  it("is found in any mobile number, however it is parted and in whatever text", () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }).map((each) => each.join(""));
    const parting = fc.constantFrom("", "-", " ", "－", "ー", "・", ")", ". ");
    fc.assert(
      fc.property(digits, parting, fc.constantFrom("", "携帯", "番号は "), (rest, part, before) => {
        expect(findContact(`${before}090${part}${rest.slice(0, 4)}${part}${rest.slice(4)}です`)?.kind).toBe("phone");
      }),
    );
  });
});
