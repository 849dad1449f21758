import { describe, expect, it } from "vitest";
import { placeTextKey } from "#kernel/place/chome.ts";
import { readCity } from "./address-text.ts";
import { cityIndex, listCities, postalTowns } from "./gazetteer.server.ts";

describe("the cities of Japan", () => {
  it("lie in 47 prefectures, each with a code of five digits that begins with its prefecture's", () => {
    const prefectures = new Map(listCities().map(({ code, prefecture }) => [code.slice(0, 2), prefecture]));

    expect(listCities().filter(({ code }) => !/^\d{5}$/.test(code))).toEqual([]);
    expect([...prefectures.keys()].toSorted()).toEqual(Array.from({ length: 47 }, (_, n) => String(n + 1).padStart(2, "0")));
    expect(new Set(prefectures.values()).size).toBe(47);
  });

  it("stand once each, with their reading in katakana of full width", () => {
    const cities = listCities();

    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
    expect(cities.filter(({ kana, prefectureKana }) => !/^[ァ-ヶー]+$/.test(kana + prefectureKana))).toEqual([]);
    expect(cities.find(({ code }) => code === "13108")).toEqual({
      code: "13108",
      name: "江東区",
      kana: "コウトウク",
      prefecture: "東京都",
      prefectureKana: "トウキョウト",
    });
  });

  it("name the ward of a large city with its city", () => {
    expect(listCities().find(({ code }) => code === "01101")).toMatchObject({ name: "札幌市中央区", prefecture: "北海道" });
  });

  it.each([
    ["written", "東京都江東区豊洲", "豊洲"],
    ["written", "鹿児島県南さつま市加世田", "加世田"],
    ["reading", "トウキョウトコウトウクトヨス", "トヨス"],
  ] as const)("are found at the front of an address, %s as %s", (spelling, address, rest) => {
    expect(readCity(placeTextKey(address), cityIndex(spelling)).cities).toMatchObject([{ rest }]);
  });

  it("are all found by their full names", () => {
    const some = listCities().filter((_, n) => n % 20 === 0);
    const found = some.flatMap(({ prefecture, name }) => readCity(placeTextKey(prefecture + name), cityIndex("written")).cities);

    expect(found).toEqual(some.map((city) => ({ city, rest: "" })));
  });
});

describe("a postal code", () => {
  it.each([
    ["1350061", "江東区", "豊洲"],
    ["1600022", "新宿区", "新宿"],
    ["0600001", "札幌市中央区", "北一条西"],
  ])("%s stands for a town of %s", (code, cityName, town) => {
    expect(postalTowns(code)).toMatchObject([{ cityName, town }]);
  });

  it("stands for a city without a town where 日本郵便 names none", () => {
    expect(postalTowns("1350000")).toEqual([{ prefecture: "東京都", cityCode: "13108", cityName: "江東区", town: null }]);
  });

  it.each(["0000000", "135", "", "135-0061", "東京"])("%j stands for nothing", (code) => {
    expect(postalTowns(code)).toEqual([]);
  });
});
