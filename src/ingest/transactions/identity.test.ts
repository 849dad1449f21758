import { expect, test } from "vitest";
import { aCondoRow, aHouseRow, anApiRow, type Row } from "#test/support/transaction-files.ts";
import { saleIdentity } from "./identity.ts";
import { saleLayout } from "./layouts.ts";
import { saleParser } from "./parse.ts";

function identity(row: Row): string {
  const header = Object.keys(row);
  const layout = saleLayout(header);
  const parsed = layout && saleParser(layout, header, new Date("2026-11-21T03:00:00Z"))({ line: 2, cells: Object.values(row) });
  if (!parsed?.ok) throw new Error("the row was not understood");
  return saleIdentity(parsed.row);
}

test("a condominium is the same sale in the web download and in the extract", () => {
  expect(identity(anApiRow())).toBe(identity(aCondoRow()));
});

test("a house is the same sale in both, although only the extract tells its layout", () => {
  const web = aHouseRow({ 市区町村コード: "13108", 都道府県名: "東京都", 市区町村名: "江東区", 地区名: "豊洲" });
  const api = anApiRow({ type: "Used House", region: "Residential Area", price: "23000000", area_m2: "210.0", layout: "4LDK" });
  const zone = {
    built_year: "1996",
    renovation: "",
    city_planning: "Category I Exclusively Low-story Residential Zone",
    coverage: "40",
    far: "80",
  };

  expect(identity({ ...api, ...zone })).toBe(identity(web));
});

test("a contract whose category was concluded meets the one that states it", () => {
  const silent = { 改装: "", 今後の利用目的: "", "建ぺい率（％）": "", "容積率（％）": "" };

  expect(identity(anApiRow({ renovation: "", purpose: "", coverage: "", far: "" }))).toBe(
    identity(aCondoRow({ ...silent, 価格情報区分: "成約価格情報" })),
  );
});

test("a house sold by contract and its survey twin are two sales", () => {
  expect(identity(aHouseRow({ 価格情報区分: "成約価格情報" }))).not.toBe(identity(aHouseRow()));
});

test.each([
  { 市区町村コード: "13107" },
  { 地区名: "東雲" },
  { 取引時期: "2024年第3四半期" },
  { "取引価格（総額）": "76000000" },
  { "面積（㎡）": "75" },
  { 間取り: "２ＬＤＫ" },
  { 建築年: "2009年" },
  { 改装: "" },
  { 都市計画: "商業" },
  { "容積率（％）": "200" },
])("a condominium with %j is another sale", (change) => {
  expect(identity(aCondoRow(change))).not.toBe(identity(aCondoRow()));
});

test.each([{ "最寄駅：名称": "" }, { "最寄駅：距離（分）": "8" }, { 建物の構造: "" }, { 用途: "" }, { 取引の事情等: "関係者間取引" }])(
  "a condominium with %j is the same sale, better or worse known",
  (change) => {
    expect(identity(aCondoRow(change))).toBe(identity(aCondoRow()));
  },
);
