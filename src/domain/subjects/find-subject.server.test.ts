import { beforeAll, describe, expect, it } from "vitest";
import { placeKeyOf } from "#kernel/place-key.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { aLoad, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { chomeAt, findSubject } from "./index.server.ts";

const HOME = anApartment();
/** The centre of the fifth 丁目; the fourth lies 400 m to the west. */
const FIFTH = moved(HOME.place, 60);
const TOLD = { builtYear: 2015, floors: 7, structure: "RC", units: 40, reserveFundYenPerM2: null } as const;
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [HOME] });
  await insertRows(db, "town", await aLoad(db, "towns"), [
    aTownRow("豊洲五丁目", { ...FIFTH }),
    aTownRow("豊洲四丁目", { ...moved(HOME.place, -400) }),
    // Sales name the whole 町, which stands nearer than any of its 丁目.
    aTownRow("豊洲", { ...moved(HOME.place, -5) }),
    aTownRow("勝どき一丁目", { ...moved(HOME.place, 10), city_code: "13102", city: "中央区" }),
  ]);
  await insertRows(db, "station", await aLoad(db, "stations"), [aStationRow("豊洲", { ...moved(HOME.place, 300) })]);
});

describe("a building of the register", () => {
  it("is found by its key, with the 丁目 of its own city that lies nearest", async () => {
    expect(await findSubject(db, HOME.key)).toMatchObject({
      ...{ kind: "building", precision: "building", key: HOME.key, builtYear: 2008, chome: "豊洲五丁目", isApproximate: true },
    });
  });

  it("is what its register says, whatever a visitor tells", async () => {
    expect(await findSubject(db, HOME.key, TOLD)).toMatchObject({ builtYear: 2008 });
  });

  it("that nobody knows is none", async () => {
    expect(await findSubject(db, "nobody")).toBeNull();
  });
});

describe("a place", () => {
  const town = placeKeyOf({ precision: "town", place: FIFTH });

  it("is the 町丁目 whose centre its key is, with the station that lies nearest", async () => {
    expect(await findSubject(db, town)).toMatchObject({
      ...{ kind: "place", precision: "town", key: town, name: "江東区豊洲五丁目", address: "東京都江東区豊洲五丁目" },
      ...{ cityCode: "13108", town: "豊洲", chome: "豊洲五丁目", isApproximate: false, isSample: false },
      nearestStation: { name: "豊洲", distanceM: expect.closeTo(240, -1) },
    });
  });

  it("whose key is no centre of a town any more is taken to lie in the nearest, which is not known for certain", async () => {
    const beside = placeKeyOf({ precision: "town", place: moved(FIFTH, 40) });

    expect(await findSubject(db, beside)).toMatchObject({ precision: "town", chome: "豊洲五丁目", isApproximate: true });
  });

  it("of which nothing is told has no building", async () => {
    expect(await findSubject(db, town)).toMatchObject({ builtYear: null, floors: null, structure: null, units: null });
  });

  it("has the building that the visitor tells of", async () => {
    expect(await findSubject(db, town, TOLD)).toMatchObject({ builtYear: 2015, builtMonth: null, floors: 7, structure: "RC", units: 40 });
  });

  it("that is a pin stands about the nearest 丁目, which is not known for certain", async () => {
    const pin = placeKeyOf({ precision: "point", place: moved(HOME.place, -350) });

    expect(await findSubject(db, pin)).toMatchObject({ precision: "point", name: "江東区豊洲四丁目付近", isApproximate: true });
  });

  it("far from every town is none", async () => {
    expect(await findSubject(db, placeKeyOf({ precision: "point", place: { lon: 141, lat: 34 } }))).toBeNull();
  });
});

describe("where outlines of towns were imported", () => {
  beforeAll(async () => {
    const load = await aLayerLoad(db, "town-polygons");
    const outline = (town: string, kind: string, east: number) =>
      insertZone(db, load, { dataset: "town_polygon", kind, data: { town }, geometry: squareAround(moved(HOME.place, east), 0.001) });
    await outline("豊洲四丁目", "13108", -20);
    await outline("勝どき一丁目", "13102", 2000);
  });

  it("a building and a pin lie in the 丁目 whose outline holds them, however near another centre is", async () => {
    expect(await findSubject(db, HOME.key)).toMatchObject({ chome: "豊洲四丁目", isApproximate: false });
    expect(await findSubject(db, placeKeyOf({ precision: "point", place: HOME.place }))).toMatchObject({
      ...{ chome: "豊洲四丁目", name: "江東区豊洲四丁目付近", isApproximate: false },
    });
  });

  it("a pin across the border lies in the city of its outline", async () => {
    const pin = placeKeyOf({ precision: "point", place: moved(HOME.place, 1950) });

    expect(await findSubject(db, pin)).toMatchObject({
      cityCode: "13102",
      cityName: "中央区",
      chome: "勝どき一丁目",
      isApproximate: false,
    });
  });

  it("the key of a town stays that town, also if its centre lies in the outline of the next", async () => {
    await insertZone(db, await aLayerLoad(db, "town-polygons"), {
      ...{ dataset: "town_polygon", kind: "13102", data: { town: "勝どき一丁目" }, geometry: squareAround(FIFTH, 0.0003) },
    });

    expect(await findSubject(db, placeKeyOf({ precision: "town", place: FIFTH }))).toMatchObject({
      chome: "豊洲五丁目",
      isApproximate: false,
    });
  });

  it("a point is asked for without a key, too", async () => {
    expect(await chomeAt(db, HOME.place)).toMatchObject({ chome: { name: "豊洲四丁目" }, isApproximate: false });
    expect(await chomeAt(db, { lon: 141, lat: 34 })).toBeNull();
  });

  it("a point lies in the town of its outline however the two spell it, for certain", async () => {
    const place = moved(HOME.place, 6000);
    await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("金沢町", { ...moved(place, 300) })]);
    const load = await aLayerLoad(db, "town-polygons");
    await insertZone(db, load, {
      dataset: "town_polygon",
      kind: "13108",
      data: { town: "大字金澤町" },
      geometry: squareAround(place, 0.001),
    });

    expect(await chomeAt(db, place)).toMatchObject({ chome: { name: "金沢町" }, isApproximate: false });
    expect(await chomeAt(db, moved(place, 400))).toMatchObject({ chome: { name: "金沢町" }, isApproximate: true });
  });
});
