import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { findPlaces, listTownPlaces, placeAt, rebuildSuggestions } from "#domain/search/index.server.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, aSaleRow, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import type { FoundPlace } from "./types.ts";

const CASES = z
  .array(z.object({ text: z.string(), outcome: z.string(), places: z.string(), remarks: z.string() }))
  .parse(parse(readFileSync(path.join(import.meta.dirname, "find-places.cases.csv")), { columns: true, quote: null }));

/** City, 町丁目, reading, longitude, latitude. */
const CHOME = [
  ...["13107 墨田区 八広五丁目 ヤヒロ_5 139.8258 35.7248", "13107 墨田区 八広六丁目 ヤヒロ_6 139.8298 35.7275"],
  ...["13103 港区 芝一丁目 シバ_1 139.7510 35.6500", "13103 港区 芝公園一丁目 シバコウエン_1 139.7500 35.6600"],
  ...["13103 港区 芝公園四丁目 シバコウエン_4 139.7480 35.6570", "13101 千代田区 三番町 サンバンチョウ 139.7436 35.6906"],
  ...["13101 千代田区 大手町一丁目 オオテマチ_1 139.7640 35.6870", "13101 千代田区 大手町二丁目 オオテマチ_2 139.7680 35.6860"],
  ...["38201 松山市 大手町一丁目 オオテマチ_1 132.7560 33.8390", "38201 松山市 大手町二丁目 オオテマチ_2 132.7530 33.8400"],
  ...["13113 渋谷区 千駄ヶ谷一丁目 センダガヤ_1 139.7130 35.6800", "13113 渋谷区 本町一丁目 ホンマチ_1 139.6840 35.6840"],
  "13114 中野区 本町一丁目 ホンチョウ_1 139.6850 35.6930",
];
const SOLD = ["13107 墨田区 八広", "13103 港区 芝", "13101 千代田区 三番町", "13113 渋谷区 千駄ケ谷", "13114 中野区 本町"];
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLoad(db, "towns");
  const chome = CHOME.map((line) => line.split(" ")).map(([city_code = "", city = "", name = "", kana = "", lon = "", lat = ""]) =>
    aTownRow(name, {
      ...{ city_code, city, kana: kana.replace("_", " "), lon: Number(lon), lat: Number(lat) },
      prefecture: city_code === "38201" ? "愛媛県" : "東京都",
    }),
  );
  await insertRows(db, "town", load, chome);
  const sample = await aLoad(db, "sample");
  await insertRows(db, "town", sample, [
    aTownRow("八広", { city_code: "13107", city: "墨田区", kana: "ヤヒロ", lon: 139.827, lat: 35.722 }),
  ]);
  const sales = SOLD.map((line) => line.split(" ")).map(([city_code = "", city_name = "", town = ""]) =>
    aSaleRow({ city_code, city_name, town }),
  );
  await insertRows(db, "sale", load, sales);
  await insertRows(db, "station", await aLoad(db, "stations"), [
    aStationRow("八広", { id: "yahiro", line: "押上線", lon: 139.82827, lat: 35.7272 }),
    aStationRow("大手町", { id: "otemachi", line: "東西線", group_code: "o1", lon: 139.7647, lat: 35.6854 }),
    aStationRow("大手町", { id: "matsuyama", line: "高浜線", group_code: "o2", lon: 132.7553, lat: 33.8394 }),
  ]);
  await insertRows(db, "apartment", load, [
    anApartmentRow({
      ...{ key: "court", name: "見本コート八広", name_kana: "ミホンコートヤヒロ", city_code: "13107", city_name: "墨田区", town: "八広" },
      ...{ address: "東京都墨田区八広六丁目", lon: 139.829, lat: 35.727 },
    }),
  ]);
  await rebuildSuggestions(db);
});

const words = ({ label, rest, isExact }: FoundPlace) => `${label}${rest === null ? "" : `+${rest}`}${isExact ? "" : "?"}`;

it.each(CASES)("$text → $outcome $places ($remarks)", async ({ text, outcome, places }) => {
  const found = await findPlaces(db, text, 20);

  expect([found.outcome, found.items.map(words).join("|")]).toEqual([outcome, places]);
});

it("has at least forty cases, each with a remark", () => {
  expect(CASES.length).toBeGreaterThanOrEqual(40);
  expect(CASES.filter(({ remarks }) => remarks === "")).toEqual([]);
});

describe("what is found", () => {
  it("carries a key that opens a report: of the centre of a 町丁目, of the point of a station, of a building", async () => {
    const [town] = (await findPlaces(db, "八広6-12-3", 5)).items;
    const [station] = (await findPlaces(db, "八広駅", 5)).items;
    const [building] = (await findPlaces(db, "見本コート八広", 5)).items;

    expect(readPlaceKey(town?.key ?? "")).toEqual({ precision: "town", place: { lon: 139.8298, lat: 35.7275 } });
    expect(readPlaceKey(station?.key ?? "")).toEqual({ precision: "point", place: { lon: 139.82827, lat: 35.7272 } });
    expect(station).toMatchObject({ detail: "墨田区八広・押上線", precision: "point" });
    expect(building).toMatchObject({ key: "court", precision: "building", detail: "東京都墨田区八広六丁目" });
  });

  it("is as many as asked for, twenty at most and one at least", async () => {
    expect((await findPlaces(db, "八広", 2)).items).toHaveLength(2);
    expect((await findPlaces(db, "八広", 0)).items).toHaveLength(1);
  });

  it("is the same for text of any length", async () => {
    expect((await findPlaces(db, `墨田区八広6-12-3${"あ".repeat(500)}`, 5)).items.map(({ label }) => label)).toEqual(["墨田区八広六丁目"]);
  });
});

describe("a 街区 that was imported", () => {
  it("is what the number leads to, and what is left is told; beside it the 町丁目 stays", async () => {
    const { db: own } = await testDatabase();
    const load = await aLoad(own, "towns");
    await insertRows(own, "town", load, [aTownRow("八広六丁目", { city_code: "13107", city: "墨田区", lon: 139.8298, lat: 35.7275 })]);
    await sql`insert into block (city_code, chome, block, lon, lat, load_id) values ('13107', '八広六丁目', '12', 139.83, 35.728, ${load})`.execute(
      own,
    );
    await rebuildSuggestions(own);

    const [block] = (await findPlaces(own, "墨田区八広6-12-3", 5)).items;
    const [town] = (await findPlaces(own, "墨田区八広6-13-3", 5)).items;

    expect(block).toMatchObject({ label: "墨田区八広六丁目12番", precision: "block", rest: "3", isExact: true });
    expect(readPlaceKey(block?.key ?? "")).toEqual({ precision: "block", place: { lon: 139.83, lat: 35.728 } });
    expect(town).toMatchObject({ label: "墨田区八広六丁目", precision: "town", rest: "13-3" });
  });
});

describe("a point", () => {
  it("is named by the nearest town, and has a key of its own", async () => {
    const place = { lon: 139.8301, lat: 35.7279 };
    const { outcome, items } = await placeAt(db, place);

    expect(outcome).toBe("one");
    expect(items).toMatchObject([{ kind: "point", label: "墨田区八広六丁目付近", detail: "東京都", precision: "point", place }]);
    expect(readPlaceKey(items[0]?.key ?? "")).toEqual({ precision: "point", place });
  });

  it("beyond all known towns is none", async () => {
    expect(await placeAt(db, { lon: 143, lat: 30 })).toEqual({ outcome: "none", items: [] });
  });
});

describe("the towns of a city", () => {
  it("stand each with its 町丁目, by their reading", async () => {
    const { cityName, prefecture, towns } = await listTownPlaces(db, "13103");

    expect([cityName, prefecture]).toEqual(["港区", "東京都"]);
    expect(towns.map(({ town, places }) => [town, places.map(({ label }) => label)])).toEqual([
      ["芝", ["港区芝一丁目"]],
      ["芝公園", ["港区芝公園一丁目", "港区芝公園四丁目"]],
    ]);
  });

  it("leave out the undivided town of the sample market where an imported table divides it", async () => {
    expect((await listTownPlaces(db, "13107")).towns.map(({ places }) => places.map(({ label }) => label))).toEqual([
      ["墨田区八広五丁目", "墨田区八広六丁目"],
    ]);
  });

  it("are none of a city that nobody knows, or that has no towns yet", async () => {
    expect(await listTownPlaces(db, "99999")).toEqual({ cityName: null, prefecture: null, towns: [] });
    expect(await listTownPlaces(db, "40133")).toMatchObject({ cityName: "福岡市中央区", towns: [] });
  });
});
