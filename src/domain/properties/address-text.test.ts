import { describe, expect, it } from "vitest";
import { addressKey, closeTowns, indexCities, longestTowns, readAddress, readCity } from "./address-text.ts";
import type { City, Town } from "./types.ts";

const city = (code: string, prefecture: string, name: string, kana: string): City => ({
  code,
  name,
  kana,
  prefecture,
  prefectureKana: { 東京都: "トウキョウト", 北海道: "ホッカイドウ", 京都府: "キョウトフ", 沖縄県: "オキナワケン" }[prefecture] ?? "",
});
const CITIES = [
  city("01101", "北海道", "札幌市中央区", "サッポロシチュウオウク"),
  city("13102", "東京都", "中央区", "チュウオウク"),
  city("13108", "東京都", "江東区", "コウトウク"),
  city("26104", "京都府", "京都市中京区", "キョウトシナカギョウク"),
  city("47326", "沖縄県", "中頭郡北谷町", "ナカガミグンチャタンチョウ"),
];
const WRITTEN = indexCities(CITIES, "written");

describe("readAddress", () => {
  it.each([
    ["〒135-0061 江東区豊洲", "1350061", "江東区豊洲"],
    ["１３５−００６１江東区", "1350061", "江東区"],
    ["〒1350061", "1350061", ""],
    ["江東区豊洲５丁目１", null, "江東区豊洲五丁目1"],
    ["〒 江東区", null, "江東区"],
    ["090-1234-5678", null, "090-1234-5678"],
  ])("reads %j", (text, postalCode, key) => {
    expect(readAddress(text)).toEqual({ postalCode, key });
  });

  it("reads no more than an address is long", () => {
    expect(readAddress("豊".repeat(10_000)).key).toHaveLength(120);
  });
});

describe("addressKey", () => {
  it.each([
    ["江東区豊洲５丁目１−２ 見本タワー", "江東区豊洲5丁目9"],
    ["〒135-0061 江東区豊洲1-2", "1350061江東区豊洲4"],
  ])("is the same for homes of one town: %j", (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it.each([
    ["〒135-0061 江東区豊洲1-2", "〒530-0001 大阪市北区梅田1-2"],
    ["〒135-0061", "〒530-0001"],
    ["〒135-0061 中央区", "中央区"],
    ["札幌市白石区南郷通1丁目北2", "札幌市白石区南郷通7丁目南2"],
    ["札幌市中央区北1条西2", "札幌市中央区北3条西2"],
  ])("tells places apart: %j", (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });
});

describe("readCity", () => {
  it.each([
    ["東京都江東区豊洲", ["13108"], "東京都", "豊洲"],
    ["東京江東区豊洲", ["13108"], "東京都", "豊洲"],
    ["江東区豊洲", ["13108"], null, "豊洲"],
    ["中央区日本橋", ["01101", "13102"], null, "日本橋"],
    ["北海道中央区北一条", ["01101"], "北海道", "北一条"],
    ["京都市中京区本町", ["26104"], null, "本町"],
    ["沖縄県北谷町美浜", ["47326"], "沖縄県", "美浜"],
    ["東京都豊洲", [], "東京都", "豊洲"],
    ["豊洲", [], null, "豊洲"],
  ])("reads the front of %s", (key, codes, prefecture, rest) => {
    const reading = readCity(key, WRITTEN);

    expect(reading.cities.map(({ city: { code } }) => code)).toEqual(codes);
    expect(reading.prefecture).toBe(prefecture);
    expect(reading.cities[0]?.rest ?? reading.rest).toBe(rest);
  });

  it("reads the front as it sounds", () => {
    const reading = readCity("トウキョウトコウトウクトヨス", indexCities(CITIES, "reading"));

    expect(reading.cities).toMatchObject([{ city: { code: "13108" }, rest: "トヨス" }]);
  });
});

describe("longestTowns", () => {
  const town = (name: string, kana: string | null = null): Town => ({
    prefecture: "東京都",
    cityCode: "13111",
    cityName: "大田区",
    town: name,
    kana,
    place: null,
  });
  const TOWNS = [town("大森", "オオモリ"), town("大森北", "オオモリキタ"), town("大字羽田")];

  it.each([
    ["大森北1-2", "大森北", true],
    ["大森1-2", "大森", true],
    ["大森二丁目", "大森", true],
    ["大森タワー", "大森", true],
    ["大森駅前ビル", "大森", false],
    ["羽田1", "大字羽田", true],
    ["大字羽田1", "大字羽田", true],
  ])("reads %s", (rest, name, isCertain) => {
    expect(longestTowns(rest, TOWNS, "written")).toMatchObject([{ town: { town: name }, isCertain }]);
  });

  it("finds nothing in an unknown name", () => {
    expect(longestTowns("蒲田1", TOWNS, "written")).toEqual([]);
  });

  it("is not certain of a reading that goes on", () => {
    expect(longestTowns("オオモリニシ", TOWNS, "reading")).toMatchObject([{ town: { town: "大森" }, isCertain: false }]);
    expect(longestTowns("オオモリ1", TOWNS, "reading")).toMatchObject([{ town: { town: "大森" }, isCertain: true }]);
  });
});

describe("closeTowns", () => {
  const town = (name: string, kana: string | null = null): Town => ({
    ...{ prefecture: "東京都", cityCode: "13107", cityName: "墨田区", town: name, kana, place: null },
  });
  const TOWNS = [town("八広", "ヤヒロ"), town("東向島"), town("緑"), town("両国")];

  it.each([
    ["八弘6-12-3", "八広", "6-12-3"],
    ["八弘六丁目1", "八広", "六丁目1"],
    ["東向嶋", "東向島", ""],
    ["東向1", "東向島", "1"],
    ["大字東向嶋3", "東向島", "3"],
  ])("takes %s for %s, and leaves %j", (rest, name, left) => {
    expect(closeTowns(rest, TOWNS, "written")).toEqual([
      { town: town(name, name === "八広" ? "ヤヒロ" : null), rest: left, isCertain: false },
    ]);
  });

  it.each(["縁1", "八1", "八広町1", "東問嶋", "両国駅前", "八広1", ""])(
    "takes %j for nothing: too short, too far, or written rightly",
    (rest) => {
      expect(closeTowns(rest, TOWNS, "written")).toEqual([]);
    },
  );

  it("does the same with readings", () => {
    expect(closeTowns("ヤヒル6", TOWNS, "reading")).toMatchObject([{ town: { town: "八広" }, rest: "6" }]);
  });
});
