import { expect, it } from "vitest";
import { holdsWords, partsOfCityName, plainText, searchKey, subjectLine, toKatakana } from "./japanese-text.ts";

it.each([
  ["２ＬＤＫ＋Ｓ", "2LDK+S"],
  ["１−２－３", "1-2-3"],
  ["　豊洲　 五丁目 ", "豊洲 五丁目"],
  ["葛\u{E0100}飾区", "葛飾区"],
  ["\u202E豊\u200B洲", "豊洲"],
])("writes %j plainly as %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it("turns hiragana into katakana and leaves the rest", () => {
  expect(toKatakana("とよす駅ヴ")).toBe("トヨス駅ヴ");
});

it.each([
  ["豊洲３丁目", "豊洲三丁目"],
  ["豊洲 3丁目", "豊洲三丁目"],
  ["とよす", "トヨス"],
  ["市ヶ谷", "市ケ谷"],
  ["霞が関", "霞ケ関"],
  ["自由が", "自由ケ"],
  ["雑司ヶ谷", "雑司が谷"],
  ["御茶の水", "御茶ノ水"],
  ["3番町", "三番町"],
  ["北２４条西", "北二十四条西"],
  ["ｻﾝﾌﾟﾙﾀﾜｰ", "サンプルタワー"],
  ["笹塚", "笹塚"],
  ["5ー1", "5-1"],
  ["ABC Residence", "abcresidence"],
  ["豊洲 5 丁目", "豊洲五丁目"],
  ["霞 が 関", "霞ヶ関"],
])("compares %j as %j", (text, key) => {
  expect(searchKey(text)).toBe(searchKey(key));
});

it.each(["しがけん", "イケガミ", "ながさき", "ガーデン"])("leaves the ガ of the reading or word %s", (text) => {
  expect(searchKey(text)).toBe(toKatakana(text));
});

it("tells a long vowel from a dash by the digits around it", () => {
  expect(plainText("タワー5ー1-2")).toBe("タワー5-1-2");
});

it.each([
  ["中頭郡北谷町", ["北谷町"]],
  ["北群馬郡榛東村", ["榛東村"]],
  ["札幌市中央区", ["中央区"]],
  ["江東区", []],
  ["郡山市", []],
  ["大和郡山市", []],
])("knows %s also as %j", (name, parts) => {
  expect(partsOfCityName(name)).toEqual(parts);
});

it.each([
  ["building", "豊洲レジデンス", "マンション: 豊洲レジデンス"],
  ["place", "江東区豊洲五丁目付近", "場所: 江東区豊洲五丁目付近"],
] as const)("a %s named %s stands in a mail as %s", (kind, name, line) => {
  expect(subjectLine({ kind, name })).toBe(line);
});

it.each([
  ["回数を超えると、どうなりますか", "ｶｲｽｳ", false],
  ["カイスウを超えると", "ｶｲｽｳ", true],
  ["APIのキー", "ａｐｉ", true],
  ["APIのキー", "キー　api", true],
  ["APIのキー", "キー 料金", false],
  ["APIのキー", "", true],
  ["APIのキー", " ・ ", true],
])("「%s」 holds every word of 「%s」: %s", (text, sought, expected) => {
  expect(holdsWords(text, sought)).toBe(expected);
});
