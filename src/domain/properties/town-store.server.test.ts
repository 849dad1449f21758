import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aSaleRow, aTownRow, insertRows } from "#test/support/market.ts";
import { knownCityCodes, listTowns, soldCityCodes, townActivity } from "./town-store.server.ts";

let db: Db;
let load: number;
beforeAll(async () => {
  ({ db } = await testDatabase());
  load = await aLoad(db);
});
beforeEach(async () => {
  for (const table of ["sale", "town", "listing"]) await sql`delete from ${sql.table(table)}`.execute(db);
});
const sell = (...rows: Parameters<typeof aSaleRow>[0][]) => insertRows(db, "sale", load, rows.map(aSaleRow));
const towns = async (...codes: string[]) => (await listTowns(db, codes)).map(({ cityCode, town }) => `${cityCode} ${town}`).toSorted();

describe("with an empty database", () => {
  it("there are no cities, towns or activity", async () => {
    expect(await soldCityCodes(db)).toEqual([]);
    expect(await knownCityCodes(db)).toEqual([]);
    expect(await townActivity(db)).toEqual([]);
    expect(await listTowns(db, ["13108"])).toEqual([]);
  });
});

describe("cities", () => {
  it("with sales stand once each, however many sales they have", async () => {
    await sell({ city_code: "13123" }, {}, {}, { town: "東雲" }, { city_code: "01101" });

    expect(await soldCityCodes(db)).toEqual(["01101", "13108", "13123"]);
  });

  it("are known from the town table as well, in the order of their codes", async () => {
    await sell({ city_code: "13123" }, {});
    await insertRows(db, "town", load, [aTownRow("赤坂", { city_code: "13103", city: "港区" }), aTownRow("豊洲五丁目")]);

    expect(await knownCityCodes(db)).toEqual(["13103", "13108", "13123"]);
  });
});

describe("towns of a city", () => {
  it("are those that the table or a sale names, each once and spelled as the sales spell it", async () => {
    await insertRows(db, "town", load, [
      aTownRow("霞ヶ関一丁目", { kana: "カスミガセキ 1", lon: 139.79 }),
      aTownRow("霞ヶ関二丁目", { kana: "カスミガセキ 2", lon: 139.81 }),
      aTownRow("有明一丁目"),
    ]);
    await sell({ town: "霞が関", lon: null, lat: null }, { town: "霞が関" }, { town: "東雲" });

    expect(await towns("13108")).toEqual(["13108 有明", "13108 東雲", "13108 霞が関"]);
    expect((await listTowns(db, ["13108"])).find(({ town }) => town === "霞が関")).toEqual({
      ...{ prefecture: "東京都", cityCode: "13108", cityName: "江東区", town: "霞が関", kana: "カスミガセキ" },
      place: { lon: expect.closeTo(139.8), lat: 35.655 },
    });
  });

  it("have no place where neither the table nor a sale knows one", async () => {
    await sell({ town: "東雲", lon: null, lat: null });

    expect(await listTowns(db, ["13108"])).toMatchObject([{ town: "東雲", kana: null, place: null }]);
  });

  it("are those of the cities that are asked for, and of no other", async () => {
    await sell(
      {},
      { city_code: "13101", city_name: "千代田区", town: "岩本町" },
      { city_code: "13102", city_name: "中央区", town: "月島" },
    );

    expect(await towns("13101", "13108", "47201")).toEqual(["13101 岩本町", "13108 豊洲"]);
    expect(await towns()).toEqual([]);
  });
});

describe("how busy a town is", () => {
  it("is its sales and the listings that are active", async () => {
    await sell({}, {}, { town: "東雲" });
    await insertRows(db, "listing", load, [
      aListingRow(),
      aListingRow({ state: "sold" }),
      aListingRow({ city_code: "13101", town: "豊洲" }),
    ]);

    const found = (await townActivity(db)).toSorted((a, b) => b.count - a.count || a.cityCode.localeCompare(b.cityCode));

    expect(found).toEqual([
      { cityCode: "13108", town: "豊洲", count: 3 },
      { cityCode: "13101", town: "豊洲", count: 1 },
      { cityCode: "13108", town: "東雲", count: 1 },
    ]);
  });
});
