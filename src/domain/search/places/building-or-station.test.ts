import { expect, it } from "vitest";
import type { Suggestion } from "#domain/search/types.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { buildingPlace, stationPlace } from "./building-or-station.ts";

const place = { lon: 139.82827, lat: 35.7272 };
const station: Suggestion = {
  ...{ kind: "station", label: "八広駅", detail: "押上線", reference: "003422" },
  ...{ prefecture: "東京都", cityCode: "13107", town: "八広", place },
};
const exactly = { isExact: true, cityName: "墨田区" };

it("makes of a station the point of it, told by its town and lines", () => {
  expect(stationPlace(station, exactly)).toEqual([
    {
      ...{ key: placeKeyOf({ precision: "point", place }), kind: "station", precision: "point" },
      ...{ label: "八広駅", detail: "墨田区八広・押上線", place, rest: null, isExact: true },
    },
  ]);
  expect(stationPlace({ ...station, detail: "駅", town: null }, { isExact: false, cityName: "" })).toMatchObject([
    { detail: "", isExact: false },
  ]);
});

it("makes of a building itself", () => {
  const building: Suggestion = { ...station, kind: "apartment", label: "見本コート", detail: "東京都墨田区八広", reference: "b" };

  expect(buildingPlace(building, exactly)).toMatchObject([
    { key: "b", kind: "building", precision: "building", detail: "東京都墨田区八広" },
  ]);
});

it("makes nothing of what has no place or is of another kind", () => {
  expect(stationPlace({ ...station, place: null }, exactly)).toEqual([]);
  expect(stationPlace({ ...station, kind: "town" }, exactly)).toEqual([]);
  expect(buildingPlace(station, exactly)).toEqual([]);
});
