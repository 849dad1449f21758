import { expect, test } from "vitest";
import { citySplitter } from "./city-prefix.ts";

const split = citySplitter([
  { code: "13101", name: "千代田区", prefecture: "東京都" },
  { code: "13223", name: "武蔵村山市", prefecture: "東京都" },
  { code: "13227", name: "羽村市", prefecture: "東京都" },
  { code: "13307", name: "西多摩郡檜原村", prefecture: "東京都" },
  { code: "13381", name: "三宅島三宅村", prefecture: "東京都" },
  { code: "13402", name: "青ヶ島村", prefecture: "東京都" },
  { code: "14151", name: "相模原市緑区", prefecture: "神奈川県" },
  { code: "12203", name: "市川市", prefecture: "千葉県" },
]);

test.each([
  ["千代田区飯田橋1丁目", "東京都", { cityCode: "13101", rest: "飯田橋1丁目" }],
  ["武蔵村山市本町1丁目", "東京都", { cityCode: "13223", rest: "本町1丁目" }],
  ["羽村市", "東京都", { cityCode: "13227", rest: "" }],
  ["西多摩郡檜原村人里", "東京都", { cityCode: "13307", rest: "人里" }],
  ["檜原村人里", "東京都", { cityCode: "13307", rest: "人里" }],
  ["三宅島三宅村神着", "東京都", { cityCode: "13381", rest: "神着" }],
  ["三宅村神着", "東京都", { cityCode: "13381", rest: "神着" }],
  ["青ケ島村無番地", "東京都", { cityCode: "13402", rest: "無番地" }],
  ["相模原市緑区青根", "神奈川県", { cityCode: "14151", rest: "青根" }],
  ["市川市市川一丁目", "千葉県", { cityCode: "12203", rest: "市川一丁目" }],
  ["千代田区飯田橋1丁目", "千葉県", null],
  ["どこか", "東京都", null],
])("%s in %s", (area, prefecture, found) => {
  expect(split(area, prefecture)).toEqual(found);
});
