import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, anApartmentRow, aSaleRow, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import { baseMap, listingDots, townCentres, townPrices, yearPrices } from "./map-store.server.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLoad(db);
});
beforeEach(async () => {
  await sql`delete from sale`.execute(db);
  await sql`delete from listing`.execute(db);
});
const sell = (...rows: Parameters<typeof aSaleRow>[0][]) => insertRows(db, "sale", load, rows.map(aSaleRow));

/** Neither a price of the market nor a place for one. */
const LEFT_OUT = [
  ["without a place", { lon: null, lat: null }],
  ["of farmland", { kind: "farmland" }],
  ["of a forest", { kind: "forest" }],
  ["of a shop", { kind: "commercial" }],
  ["with a lower bound for an area", { area_m2: 2000, area_is_minimum: true }],
  ["of a quarter that has not begun", { year: 2027, quarter: 1 }],
  ["by auction", { remarks: "競売・公売" }],
  ["among relatives", { remarks: "私道を含む取引、関係者間取引" }],
] as const;

describe("prices by year", () => {
  it("are medians of each kind, of a town and of its city", async () => {
    await sell({ price: 63_000_000 }, { price: 70_000_000 }, { price: 84_000_000, town: "東雲" });
    await sell({ year: 2025 }, { kind: "house", price: 35_000_000 });

    const told = (await yearPrices(db, NOW)).map(({ town, kind, year, medianYenPerM2, n }) =>
      [town, kind, year, medianYenPerM2, n].join(" "),
    );

    expect(told.toSorted()).toEqual(
      [
        " condo 2024 1000000 3",
        " condo 2025 1000000 1",
        " house 2024 500000 1",
        "東雲 condo 2024 1200000 1",
        "豊洲 condo 2024 950000 2",
        "豊洲 condo 2025 1000000 1",
        "豊洲 house 2024 500000 1",
      ].toSorted(),
    );
  });

  it("name their city and lie in the middle of their sales", async () => {
    await sell({ lon: 139.79 }, { lon: 139.8 });
    const [town] = (await yearPrices(db, NOW)).filter((price) => price.town !== null);

    expect(town).toMatchObject({ cityCode: "13108", cityName: "江東区", town: "豊洲", lon: expect.closeTo(139.795, 6) });
  });

  it.each(LEFT_OUT)("leave out sales %s", async (_, changes) => {
    await sell(changes);
    expect(await yearPrices(db, NOW)).toEqual([]);
  });
});

describe("prices by town", () => {
  it("are medians over the newest three years of sales in the database", async () => {
    await sell({ year: 2025 }, { year: 2023, price: 84_000_000 }, { year: 2022, price: 7_000_000 }, { year: 2099 });

    expect(await townPrices(db, NOW)).toEqual([
      {
        ...{ name: "江東区豊洲", cityCode: "13108", town: "豊洲", lon: 139.794, lat: 35.655 },
        ...{ kind: "condo", medianYenPerM2: 1_100_000, n: 2 },
      },
    ]);
  });

  it("keep kinds and towns apart", async () => {
    await sell({}, { kind: "land" }, { town: "東雲" }, { city_code: "13101", city_name: "千代田区" });

    expect((await townPrices(db, NOW)).map(({ name, kind }) => `${name} ${kind}`).toSorted()).toEqual([
      "千代田区豊洲 condo",
      "江東区東雲 condo",
      "江東区豊洲 condo",
      "江東区豊洲 land",
    ]);
  });

  it.each(LEFT_OUT)("leave out sales %s", async (_, changes) => {
    await sell(changes);
    expect(await townPrices(db, NOW)).toEqual([]);
  });
});

describe("listings on the map", () => {
  const WINDOW = { west: 139.79, south: 35.65, east: 139.8, north: 35.66 };
  const list = (...rows: Parameters<typeof aListingRow>[0][]) => insertRows(db, "listing", load, rows.map(aListingRow));
  const ids = async (window = WINDOW, asOf = "2026-11-21") => (await listingDots(db, window, asOf)).map(({ id }) => id);

  it("are those on sale within the window, its edges included, the newest first", async () => {
    await list(
      { id: "middle" },
      { id: "newest", updated_on: "2026-11-20" },
      { id: "south-west", lon: WINDOW.west, lat: WINDOW.south },
      { id: "west", lon: WINDOW.west - 1e-6 },
      { id: "north", lat: WINDOW.north + 1e-6 },
      { id: "sold", state: "sold" },
      { id: "expired", next_update_on: "2026-11-06" },
    );

    expect(await ids()).toEqual(["newest", "middle", "south-west"]);
    expect(await ids(WINDOW, "2026-12-09")).toEqual([]);
  });

  it("say what they are and which building they are in", async () => {
    await insertRows(db, "apartment", load, [anApartmentRow({ key: "tower" })]);
    await list({ id: "one", apartment_key: "tower", kind: "condo" });

    expect(await listingDots(db, WINDOW, "2026-11-21")).toEqual([
      {
        ...{ id: "one", apartmentKey: "tower", lon: 139.795, lat: 35.654, kind: "condo" },
        ...{ price: 80_000_000, areaM2: 70.12, layout: "3LDK" },
      },
    ]);
  });

  it("are two thousand at most", async () => {
    await list(...Array.from({ length: 2_001 }, (_, n) => ({ id: `l${String(n).padStart(4, "0")}` })));

    const found = await ids();

    expect([found.length, found.at(0), found.at(-1)]).toEqual([2_000, "l0000", "l1999"]);
  });
});

describe("the plain map", () => {
  it("has boundaries, the towns, and each station of several lines once, in the middle of its platforms", async () => {
    const geometry = { type: "Point", coordinates: [139.8, 35.6] };
    await sql`insert into boundary values ('13108', '東京都', '江東区', ${JSON.stringify(geometry)}, ${load})`.execute(db);
    await insertRows(db, "station", load, [
      aStationRow("豊洲", { lon: 139.796, lat: 35.654, line: "有楽町線" }),
      aStationRow("豊洲", { lon: 139.798, lat: 35.656, line: "ゆりかもめ" }),
      aStationRow("有明", { group_code: "other" }),
    ]);
    await insertRows(db, "town", load, [aTownRow("豊洲五丁目")]);

    const map = await baseMap(db);

    expect(map.boundaries).toEqual([{ code: "13108", name: "江東区", geometry }]);
    expect(map.towns).toEqual([{ cityCode: "13108", name: "豊洲五丁目", lon: 139.794, lat: 35.655 }]);
    expect(map.cities).toEqual([{ name: "江東区", lon: 139.794, lat: 35.655 }]);
    expect(map.stops.map(({ line }) => line).toSorted()).toEqual(["ゆりかもめ", "有楽町線", "見本線"].toSorted());
    expect(map.stations.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name: "有明", lines: 1, lon: 139.796, lat: 35.654 },
      { name: "豊洲", lines: 2, lon: expect.closeTo(139.797), lat: expect.closeTo(35.655) },
    ]);
  });

  it("finds the centres of towns in a box", async () => {
    const around = { west: 139.79, east: 139.8, south: 35.65, north: 35.66 };

    expect(await townCentres(db, around)).toEqual([{ cityCode: "13108", name: "豊洲五丁目", lon: 139.794, lat: 35.655 }]);
    expect(await townCentres(db, { ...around, west: 139.795 })).toEqual([]);
  });
});
