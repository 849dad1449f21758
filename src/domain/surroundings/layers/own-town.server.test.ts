import { beforeAll, describe, expect, it } from "vitest";
import { findingsAt, outlinedTown, townFactAt } from "#domain/surroundings/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertTownFact, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";

/** 一番町: its own centre lies 300 m to the west of that of 三番町, and the point 250 m to the east of it. */
const ICHIBAN = { lon: 139.741, lat: 35.687 };
const SANBAN = moved(ICHIBAN, 300);
const POINT = moved(ICHIBAN, 250);
const CITY = "13101";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const load = await aLayerLoad(db, "kikendo");
  await insertRows(db, "town", await aLoad(db, "towns"), [
    aTownRow("一番町", { ...ICHIBAN, city_code: CITY, city: "千代田区" }),
    aTownRow("三番町", { ...SANBAN, city_code: CITY, city: "千代田区" }),
    aTownRow("市谷左内町", { ...moved(POINT, 100), city_code: "13104", city: "新宿区" }),
  ]);
  const fact = (dataset: string, town: string, place: typeof POINT, total: number) =>
    insertTownFact(db, load, { dataset, cityCode: CITY, town, place, data: { total } });
  await fact("kikendo", "一番町", ICHIBAN, 1);
  await fact("kikendo", "三番町", SANBAN, 3);
  await fact("kikendo", "霞ケ関二丁目", moved(ICHIBAN, 0, -900), 2);
  await fact("kikendo", "龍岡町", moved(ICHIBAN, 0, -1200), 5);
  await fact("households", "三番町", SANBAN, 666);
  await fact("households", "飯田橋一丁目", moved(ICHIBAN, 0, 900), 100);
});

const total = async (place: Parameters<typeof townFactAt>[1], dataset = "kikendo") => {
  const fact = await townFactAt(db, place, dataset);
  return fact && [fact.area, fact.data.total, fact.provenance.precision];
};

describe("the figures of a town", () => {
  it("are those of the address, not of the centre that lies nearer", async () => {
    expect(await total({ ...POINT, cityCode: CITY, chome: "一番町" })).toEqual(["一番町", 1, "町丁目"]);
    const [finding] = await findingsAt(db, { ...POINT, cityCode: CITY, chome: "一番町" }, ["tokyo_kikendo_total"]);
    expect(finding).toMatchObject({ value: 1, details: { town: "一番町" }, provenance: { precision: "町丁目" } });
  });

  it("are none where the dataset lacks the town: the town beside it tells nothing of it", async () => {
    expect(await total({ ...POINT, cityCode: CITY, chome: "一番町" }, "households")).toBeNull();
  });

  it("are found under another publisher's spelling", async () => {
    expect(await total({ ...ICHIBAN, cityCode: CITY, chome: "霞が関二丁目" })).toEqual(["霞ケ関二丁目", 2, "町丁目"]);
    expect(await total({ ...ICHIBAN, cityCode: CITY, chome: "大字竜岡町" })).toEqual(["龍岡町", 5, "町丁目"]);
  });

  it("are marked where the 町丁目 was guessed by whoever asks", async () => {
    expect(await total({ ...POINT, cityCode: CITY, chome: "三番町", isChomeApproximate: true })).toEqual([
      "三番町",
      3,
      "町丁目（おおよそ）",
    ]);
  });

  it("of a bare point are those of the nearest centre of its city, marked", async () => {
    expect(await total({ ...POINT, cityCode: CITY })).toEqual(["三番町", 3, "町丁目（おおよそ）"]);
  });

  it("of a 町 whose 丁目 is not told are those of its nearest 丁目, marked", async () => {
    const place = { ...moved(ICHIBAN, 0, 850), cityCode: CITY };

    expect(await total({ ...place, chome: "飯田橋" }, "households")).toEqual(["飯田橋一丁目", 100, "町丁目（おおよそ）"]);
    expect(await total({ ...place, chome: "九段北" }, "households")).toBeNull();
    expect(await total({ ...place, chome: "飯田橋二丁目" }, "households")).toBeNull();
  });
});

describe("where outlines were imported", () => {
  beforeAll(async () => {
    const load = await aLayerLoad(db, "town-polygons");
    const outline = (town: string, kind: string, east: number) =>
      insertZone(db, load, { dataset: "town_polygon", kind, data: { town }, geometry: squareAround(moved(ICHIBAN, east), 0.003) });
    // Each 542 m wide: 一番町 reaches 260 m beyond its centre, there 新宿区 begins.
    await outline("一番町", CITY, -10);
    await outline("市谷左内町", "13104", 534);
  });

  it("a point lies in the town whose outline holds it", async () => {
    expect(await outlinedTown(db, POINT)).toEqual({ cityCode: CITY, chome: "一番町" });
    expect(await outlinedTown(db, moved(ICHIBAN, 280))).toEqual({ cityCode: "13104", chome: "市谷左内町" });
    expect(await outlinedTown(db, moved(ICHIBAN, 5000))).toBeNull();
  });

  it("its figures are those of that town, for certain", async () => {
    expect(await total(POINT)).toEqual(["一番町", 1, "町丁目"]);
    expect(await total({ ...POINT, cityCode: CITY })).toEqual(["一番町", 1, "町丁目"]);
  });

  it("the city of a point at the border is that of its outline, not of the nearest centre", async () => {
    expect(await whereaboutsOf(db, moved(ICHIBAN, 240))).toEqual({ at: "city", cityCode: CITY });
    expect(await whereaboutsOf(db, moved(ICHIBAN, 281))).toEqual({ at: "city", cityCode: "13104" });
  });

  it("an address of another city goes before the outline", async () => {
    expect(await total({ ...moved(ICHIBAN, 280), cityCode: CITY })).toEqual(["三番町", 3, "町丁目（おおよそ）"]);
  });
});
