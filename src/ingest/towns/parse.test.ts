import { expect, test } from "vitest";
import { townLayout, townParser } from "./parse.ts";

const PLAIN = ["city_code", "prefecture", "city", "town", "koaza", "lat", "lng"];
const KANA =
  "都道府県コード,都道府県名,都道府県名カナ,市区町村コード,市区町村名,大字町丁目名,大字町丁目名カナ,大字町丁目名ローマ字,小字・通称名,緯度,経度".split(
    ",",
  );
const plain = (cells: string[]) => townParser("geolonia", PLAIN)({ line: 2, cells });

test("both editions of the data are told by their columns", () => {
  expect(townLayout(PLAIN)).toBe("geolonia");
  expect(townLayout(KANA)).toBe("geolonia-kana");
  expect(townLayout(["city_code", "town"])).toBeNull();
});

test("a town is read with its centre", () => {
  expect(plain(["24214", "三重県", "いなべ市", "員弁町石仏", "", "35.110331", "136.563477"])).toMatchObject({
    ok: true,
    row: { cityCode: "24214", name: "員弁町石仏", kana: null, isKoaza: false, place: { lon: 136.563477, lat: 35.110331 } },
  });
});

test("a 小字 is marked as such", () => {
  expect(plain(["24214", "三重県", "いなべ市", "阿下喜", "大西", "35.1", "136.5"])).toMatchObject({ row: { isKoaza: true } });
});

test("the kana edition adds the reading", () => {
  const cells = [
    "13",
    "東京都",
    "トウキョウト",
    "13101",
    "千代田区",
    "飯田橋一丁目",
    "イイダバシ 1",
    "IIDABASHI 1",
    "",
    "35.69847",
    "139.749414",
  ];

  expect(townParser("geolonia-kana", KANA)({ line: 2, cells })).toMatchObject({
    row: { cityCode: "13101", city: "千代田区", name: "飯田橋一丁目", kana: "イイダバシ 1", place: { lon: 139.749414, lat: 35.69847 } },
  });
});

test.each([
  ["city-code-invalid", ["", "東京都", "千代田区", "大手町", "", "35.6", "139.7"]],
  ["town-missing", ["13101", "東京都", "千代田区", "", "", "35.6", "139.7"]],
  ["place-invalid", ["13101", "東京都", "千代田区", "大手町", "", "", ""]],
  ["place-invalid", ["13101", "東京都", "千代田区", "大手町", "", "139.7", "35.6"]],
  ["column-count", ["13101", "東京都"]],
  ["undecodable-text", ["13101", "東京都", "千代田区", "大\uFFFD町", "", "35.6", "139.7"]],
])("a row is rejected as %s (%#)", (reason, cells) => {
  expect(plain(cells)).toMatchObject({ ok: false, reason });
});
