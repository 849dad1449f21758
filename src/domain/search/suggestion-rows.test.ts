import { expect, it } from "vitest";
import type { City, Town } from "#domain/properties/types.ts";
import { apartmentRows, cityRows, prefectureRows, stationRows, townRows } from "./suggestion-rows.ts";

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
const keys = (rows: readonly { readonly searchKey: string }[]) => rows.map(({ searchKey }) => searchKey);

it("puts a town under its city and name, its name and its reading", () => {
  const rows = townRows(TOYOSU, 999);

  expect(keys(rows)).toEqual(["江東区豊洲", "豊洲", "トヨス"]);
  expect(rows[0]).toMatchObject({ kind: "town", label: "江東区豊洲", detail: "東京都", reference: "13108/豊洲", place: TOYOSU.place });
  expect(rows[0]?.weight).toBeCloseTo(3, 10);
});

it("puts a ward of a large city also under its own name", () => {
  expect(keys(cityRows(CHUO, 0))).toEqual(["札幌市中央区", "中央区", "サッポロシチュウオウク"]);
  expect(keys(townRows({ ...TOYOSU, cityName: CHUO.name, kana: null }, 0))).toEqual(["札幌市中央区豊洲", "中央区豊洲", "豊洲"]);
});

it("puts a prefecture under its name and reading", () => {
  expect(prefectureRows(CHUO, 0)).toMatchObject([
    { searchKey: "北海道", reference: "01" },
    { searchKey: "ホッカイドウ", reference: "01" },
  ]);
});

it("tells stations by up to three lines", () => {
  const station = { id: "003163", name: "新宿", kana: null, lines: ["a線", "b線", "c線", "d線"], place: { lon: 139.7, lat: 35.69 } };

  expect(stationRows(station, 0, null)).toMatchObject([
    { label: "新宿駅", searchKey: "新宿", detail: "a線・b線・c線", reference: "003163" },
  ]);
  expect(stationRows({ ...station, lines: [""] }, 0, TOYOSU)).toMatchObject([
    { detail: "駅", prefecture: "東京都", cityCode: "13108", town: "豊洲" },
  ]);
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

  expect(keys(apartmentRows(apartment, 0))).toEqual(["サンプルタワー豊洲3", "サンプルタワートヨス3", "豊洲3"]);
});

it("lets a city outweigh a town with as many sales", () => {
  const [city, town] = [cityRows(CHUO, 50)[0], townRows(TOYOSU, 50)[0]];

  expect(city?.weight).toBeGreaterThan(town?.weight ?? Number.POSITIVE_INFINITY);
});
