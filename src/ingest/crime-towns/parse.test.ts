import { describe, expect, test } from "vitest";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import { layoutAmong } from "#ingest/frame/named-cells.ts";
import { parsedCells } from "#test/support/parsed-cells.ts";
import { CRIME_TOWN_LAYOUTS, crimeTownRow } from "./parse.ts";

const split = citySplitter([
  { code: "13101", name: "千代田区", prefecture: "東京都" },
  { code: "13307", name: "西多摩郡檜原村", prefecture: "東京都" },
  { code: "13381", name: "三宅島三宅村", prefecture: "東京都" },
]);
const parse = parsedCells(CRIME_TOWN_LAYOUTS, () => crimeTownRow(2023, (area) => split(area, "東京都")));
const row = {
  市区町丁: "千代田区飯田橋１丁目",
  総合計: "31",
  凶悪犯計: "1",
  粗暴犯計: "4",
  侵入窃盗計: "2",
  非侵入窃盗自転車盗: "7",
  非侵入窃盗車上ねらい: "1",
  非侵入窃盗ひったくり: "0",
};

/** As the police publish it: 市区町丁 and 37 counts. */
const PUBLISHED =
  "市区町丁,総合計,凶悪犯計,凶悪犯強盗,凶悪犯その他,粗暴犯計,粗暴犯凶器準備集合,粗暴犯暴行,粗暴犯傷害,粗暴犯脅迫,粗暴犯恐喝,侵入窃盗計,侵入窃盗金庫破り,侵入窃盗学校荒し,侵入窃盗事務所荒し,侵入窃盗出店荒し,侵入窃盗空き巣,侵入窃盗忍込み,侵入窃盗居空き,侵入窃盗その他,非侵入窃盗計,非侵入窃盗自動車盗,非侵入窃盗オートバイ盗,非侵入窃盗自転車盗,非侵入窃盗車上ねらい,非侵入窃盗自販機ねらい,非侵入窃盗工事場ねらい,非侵入窃盗すり,非侵入窃盗ひったくり,非侵入窃盗置引き,非侵入窃盗万引き,非侵入窃盗その他,その他計,その他詐欺,その他占有離脱物横領,その他その他知能犯,その他賭博,その他その他刑法犯";

describe("the layout", () => {
  test.each([
    [PUBLISHED, true],
    [PUBLISHED.replaceAll(/(非侵入窃盗)(?!計)/g, ""), true],
    ["市区町丁,総合計,凶悪犯計", false],
  ])("%s", (header, isKnown) => {
    expect(layoutAmong(CRIME_TOWN_LAYOUTS)(header.split(",")) !== null).toBe(isKnown);
  });
});

test("a town's counts stand under their year, and its name is spelt as towns are", () => {
  expect(parse(row)).toEqual({
    ok: true,
    line: 2,
    row: {
      cityCode: "13101",
      town: "飯田橋一丁目",
      place: null,
      data: { 2023: { total: 31, felony: 1, violence: 4, burglary: 2, snatch: 0, bicycle: 7, carParts: 1 } },
    },
  });
});

test("towns of villages and islands are found", () => {
  expect(parse({ ...row, 市区町丁: "西多摩郡檜原村人里" })).toMatchObject({ row: { cityCode: "13307", town: "人里" } });
  expect(parse({ ...row, 市区町丁: "三宅島三宅村神着" })).toMatchObject({ row: { cityCode: "13381", town: "神着" } });
});

test.each([
  ["subtotal", { 市区町丁: "千代田区計" }],
  ["subtotal", { 市区町丁: "合計" }],
  ["subtotal", { 市区町丁: "２３区計" }],
  ["subtotal", { 市区町丁: "多摩地区・島部計" }],
  ["subtotal", { 市区町丁: "千代田区" }],
  ["town-unknown", { 市区町丁: "千代田区以下不詳" }],
  ["town-unknown", { 市区町丁: "他県" }],
  ["city-unknown", { 市区町丁: "飯田橋１丁目" }],
  ["count-invalid", { 総合計: "" }],
  ["count-invalid", { 非侵入窃盗自転車盗: "-1" }],
])("a row is rejected as %s (%#)", (reason, change) => {
  expect(parse({ ...row, ...change })).toMatchObject({ ok: false, reason });
});
