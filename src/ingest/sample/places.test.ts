import { expect, it } from "vitest";
import { distanceM } from "#kernel/geo.ts";
import { parsePlaces } from "./places.ts";
import { readPlaces } from "./read-places.server.ts";

const { places } = await readPlaces();

const WARDS = "code,name,kana,west,south,east,north,land_man_per_m2,house_weight\n13108,江東区,コウトウク,139.76,35.59,139.86,35.72,80,3\n";
const TOWNS =
  "ward_code,town,kana,lon,lat,station,station_lon,station_lat,level_man_per_m2,weight\n13108,豊洲,トヨス,139.794,35.655,豊洲,139.796,35.654,170,6\n";
const TREND = "quarter,index\n2025Q2,1\n";

it("reads a ward, a town and a trend", () => {
  const { wards, towns, trend } = parsePlaces({ wards: WARDS, towns: TOWNS, trend: TREND });

  expect(wards).toMatchObject([{ code: "13108", bounds: { west: 139.76, north: 35.72 }, landLevel: 80 }]);
  expect(towns).toMatchObject([
    { name: "豊洲", ward: wards[0], place: { lon: 139.794, lat: 35.655 }, station: { name: "豊洲" }, level: 170 },
  ]);
  expect(trend).toEqual([{ at: 8101, index: 1 }]);
});

it.each([
  ["a town of an unknown ward", { wards: WARDS, towns: TOWNS.replace("13108,豊洲", "13199,豊洲"), trend: TREND }],
  ["a price level that is no number", { wards: WARDS, towns: TOWNS.replace("170", "dear"), trend: TREND }],
  ["a quarter that is none", { wards: WARDS, towns: TOWNS, trend: TREND.replace("2025Q2", "2025Q5") }],
])("refuses %s", (_, texts) => {
  expect(() => parsePlaces(texts)).toThrow();
});

it("keeps 23 wards and at most 250 towns, each once", () => {
  expect(places.wards).toHaveLength(23);
  expect(places.towns.length).toBeLessThanOrEqual(250);
  expect(new Set(places.towns.map(({ ward, name }) => `${ward.code}${name}`)).size).toBe(places.towns.length);
  expect(new Set(places.towns.map(({ ward }) => ward)).size).toBe(23);
});

it("keeps every town inside its ward and within a walk of its station", () => {
  const outside = places.towns.filter(({ place: { lon, lat }, ward: { bounds } }) => {
    return lon < bounds.west || lon > bounds.east || lat < bounds.south || lat > bounds.north;
  });
  const far = places.towns.filter(({ place, station }) => distanceM(place, station.place) > 1_500);

  expect(outside).toEqual([]);
  expect(far).toEqual([]);
});

it("has one place for each station", () => {
  const stations = new Set(places.towns.map(({ station }) => `${station.name} ${station.place.lon} ${station.place.lat}`));

  expect(stations.size).toBe(new Set(places.towns.map(({ station }) => station.name)).size);
});

it("lets the market rise by about 45 % from 2020 to 2026", () => {
  const [first, last] = [places.trend[0], places.trend.at(-1)];

  expect((last?.index ?? 0) / (first?.index ?? 1)).toBeCloseTo(1.45, 1);
  expect(places.trend.map(({ at }) => at)).toEqual(places.trend.map(({ at }) => at).toSorted((a, b) => a - b));
});
