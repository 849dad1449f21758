import { describe, expect, it } from "vitest";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { similarTowns, townsLike } from "./similar-towns.server.ts";

const price = (town: string, medianYenPerM2: number, changes: object = {}) => ({
  name: `江東区${town}`,
  cityCode: "13108",
  town,
  kind: "condo" as const,
  lon: 139.8,
  lat: 35.65,
  n: 100,
  medianYenPerM2,
  ...changes,
});
const asked = { cityCode: "13108", town: "豊洲", kind: "condo" as const };
const names = (prices: Parameters<typeof townsLike>[1]) => townsLike(asked, prices).towns.map(({ town }) => town);

describe("towns like another", () => {
  it("cost about the same a square metre, within fifteen per cent either way", () => {
    const prices = [price("豊洲", 1_000_000), price("高", 1_160_000), price("並", 1_140_000), price("低", 860_000), price("安", 880_000)];

    expect(names(prices)).toEqual(["安", "並"]);
  });

  it("lie within eight kilometres, and of two at one price the nearer comes first", () => {
    const prices = [
      price("豊洲", 1_000_000),
      price("遠", 1_000_000, { lat: 35.73 }),
      price("中", 1_000_000, { lat: 35.7 }),
      price("隣", 1_000_000, { lat: 35.66 }),
    ];

    expect(names(prices)).toEqual(["隣", "中"]);
  });

  it("have sales enough for a median, and so has the town they are held against", () => {
    expect(names([price("豊洲", 1_000_000), price("少", 1_000_000, { n: 19 })])).toEqual([]);
    expect(townsLike(asked, [price("豊洲", 1_000_000, { n: 19 }), price("東雲", 1_000_000)])).toEqual({ own: null, towns: [] });
  });

  it("are six at most, and of the same kind", () => {
    const many = Array.from({ length: 9 }, (_, i) => price(`町${i}`, 1_000_000 + i));

    expect(names([price("豊洲", 1_000_000), ...many])).toHaveLength(6);
    expect(names([price("豊洲", 1_000_000), price("東雲", 1_000_000, { kind: "land" })])).toEqual([]);
  });
});

it("are found among the sales of the database, and anew after a load", async () => {
  const { db } = await testDatabase();
  const sales = (town: string) => Array.from({ length: 20 }, () => aSaleRow({ town, price: 70_000_000, area_m2: 70 }));
  await insertRows(db, "sale", await aLoad(db), [...sales("豊洲"), ...sales("東雲")]);
  const found = await similarTowns(db, asked, new Date("2026-11-21T03:00:00Z"));
  expect([found.own?.medianYenPerM2, found.towns.map(({ town, n }) => [town, n])]).toEqual([1_000_000, [["東雲", 20]]]);

  await insertRows(db, "sale", await aLoad(db), sales("辰巳"));

  expect((await similarTowns(db, asked, new Date("2026-11-21T03:00:00Z"))).towns.map(({ town }) => town).toSorted()).toEqual([
    "東雲",
    "辰巳",
  ]);
});
