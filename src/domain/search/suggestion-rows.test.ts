import { expect, it } from "vitest";
import type { City, Town } from "#domain/properties/types.ts";
import { apartmentRows, cityRows, isOfCoveredCity, prefectureRows, stationRows, townRows } from "./suggestion-rows.ts";

const CHUO: City = {
  code: "01101",
  name: "札幌市中央区",
  kana: "サッポロシチュウオウク",
  prefecture: "北海道",
  prefectureKana: "ホッカイドウ",
};
const TOYOSU: Town = {
  prefecture: "東京都",
  cityCode: "13108",
  cityName: "江東区",
  town: "豊洲",
  kana: "トヨス",
  place: { lon: 139.794, lat: 35.655 },
};
const NONE = { count: 0, isCovered: false };
const keys = (rows: readonly { readonly searchKey: string }[]) => rows.map(({ searchKey }) => searchKey);

it("puts a town under its city and name, its name and its reading", () => {
  const rows = townRows(TOYOSU, { count: 999, isCovered: false });

  expect(keys(rows)).toEqual(["江東区豊洲", "豊洲", "トヨス"]);
  expect(rows[0]).toMatchObject({ kind: "town", label: "江東区豊洲", detail: "東京都", reference: "13108/豊洲", place: TOYOSU.place });
  expect(rows[0]?.weight).toBeCloseTo(3, 10);
});

it("puts a ward of a large city also under its own name", () => {
  expect(keys(cityRows(CHUO, NONE))).toEqual(["札幌市中央区", "中央区", "サッポロシチュウオウク"]);
  expect(keys(townRows({ ...TOYOSU, cityName: CHUO.name, kana: null }, NONE))).toEqual(["札幌市中央区豊洲", "中央区豊洲", "豊洲"]);
});

it("puts a prefecture under its name and reading", () => {
  expect(prefectureRows(CHUO, NONE)).toMatchObject([
    { searchKey: "北海道", reference: "01" },
    { searchKey: "ホッカイドウ", reference: "01" },
  ]);
});

it("tells stations by up to three lines", () => {
  const station = {
    id: "003163",
    name: "新宿",
    kana: null,
    lines: ["a線", "b線", "c線", "d線"],
    place: { lon: 139.7, lat: 35.69 },
    town: null,
  };

  expect(stationRows(station, NONE)).toMatchObject([{ label: "新宿駅", searchKey: "新宿", detail: "a線・b線・c線", reference: "003163" }]);
  expect(stationRows({ ...station, lines: [""] }, NONE)).toMatchObject([{ detail: "駅" }]);
});

it("puts a building also under the part of its name that begins with the town", () => {
  const apartment = {
    ...TOYOSU,
    key: "k",
    name: "サンプルタワー豊洲3",
    nameKana: "サンプルタワートヨス3",
    address: "東京都江東区豊洲",
    place: { lon: 1, lat: 2 },
  };

  expect(keys(apartmentRows(apartment, NONE))).toEqual(["サンプルタワー豊洲3", "サンプルタワートヨス3", "豊洲3"]);
});

it("lets a city outweigh a town with as many sales", () => {
  const [city, town] = [cityRows(CHUO, { count: 50, isCovered: false })[0], townRows(TOYOSU, { count: 50, isCovered: false })[0]];

  expect(city?.weight).toBeGreaterThan(town?.weight ?? Number.POSITIVE_INFINITY);
});

it("tells of a station the town it stands in", () => {
  const station = { id: "1", name: "豊洲", kana: null, lines: [], place: { lon: 139.7, lat: 35.69 }, town: TOYOSU };

  expect(stationRows(station, NONE)).toMatchObject([{ prefecture: "東京都", cityCode: "13108", town: "豊洲" }]);
});

it("puts a place of a city with sales before its namesakes elsewhere, as many sales as those have not", () => {
  const [covered, elsewhere] = [townRows(TOYOSU, { count: 0, isCovered: true })[0], townRows(TOYOSU, NONE)[0]];
  const station = { id: "1", name: "豊洲", kana: null, lines: [], place: { lon: 139.7, lat: 35.69 }, town: null };

  expect(covered?.weight).toBeGreaterThan(elsewhere?.weight ?? Number.POSITIVE_INFINITY);
  expect(covered?.weight).toBeGreaterThan(stationRows(station, NONE)[0]?.weight ?? Number.POSITIVE_INFINITY);
  expect([covered, elsewhere].map((row) => row && isOfCoveredCity(row))).toEqual([true, false]);
  expect(prefectureRows(CHUO, NONE).map(isOfCoveredCity)).toEqual([false, false]);
  expect(prefectureRows(CHUO, { count: 0, isCovered: true }).map(isOfCoveredCity)).toEqual([true, true]);
});
