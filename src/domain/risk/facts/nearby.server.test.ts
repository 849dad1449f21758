import { beforeAll, describe, expect, it } from "vitest";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertPoint, insertZone, moved, squareAround } from "#test/support/layer-rows.ts";
import { placeFacts as factsOf } from "./gather-places.server.ts";
import { nearby } from "./nearby.server.ts";
import type { PlaceKind } from "./place-kinds.ts";

/** Far enough from each other that no dataset of one reaches another. */
const TOWN: LonLat = { lon: 139.79, lat: 35.65 };
const SHOPS_ONLY: LonLat = { lon: 139.4, lat: 35.65 };
const HILLS: LonLat = { lon: 139.1, lat: 35.65 };
const SCHOOLS: LonLat = { lon: 140.2, lat: 35.65 };
const SITES: LonLat = { lon: 140.6, lat: 35.65 };
const NOWHERE: LonLat = { lon: 138, lat: 35.65 };

const placeFacts = (db: Db, place: LonLat) => factsOf(db, { place, precision: "point" });

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  const [facilities, medical, nurseries, schools] = [
    await aLayerLoad(db, "facilities", "2025"),
    await aLayerLoad(db, "medical", "2023"),
    await aLayerLoad(db, "sample"),
    await aLayerLoad(db, "schools"),
  ];
  const facility = (kind: PlaceKind, place: LonLat, name: string = kind) =>
    insertPoint(db, facilities, { dataset: "facility", kind, name, place });
  const doctor = (kind: PlaceKind, place: LonLat) => insertPoint(db, medical, { dataset: "medical", kind, name: kind, place });
  const school = (name: string, place: LonLat) => insertPoint(db, schools, { dataset: "school", kind: "elementary", name, place });

  for (const metres of [100, 300, 799, 801]) await facility("convenience", moved(TOWN, metres), `コンビニ${metres}m`);
  await facility("supermarket", moved(TOWN, 0, 500));
  await facility("bank", moved(TOWN, 0, -900));
  await facility("park", moved(TOWN, -700));
  await facility("park", moved(TOWN, -200));
  await doctor("paediatric", moved(TOWN, 400));
  await insertPoint(db, nurseries, { dataset: "nursery", kind: "nursery", name: "見本保育園", place: moved(TOWN, 0, 799) });
  // Of each kind that a place has none of, one too far to walk to: by it "none" is told from "nobody looked".
  await facility("post", moved(TOWN, 0, 3000));
  await doctor("hospital", moved(TOWN, 0, 3000));
  await facility("convenience", moved(SHOPS_ONLY, 50));
  await facility("park", moved(SHOPS_ONLY, 15_000));
  await facility("convenience", moved(HILLS, 0, 4000));
  for (const kind of ["supermarket", "bank", "post", "library"] as const) await facility(kind, moved(HILLS, 12_000));
  await doctor("hospital", moved(HILLS, 12_000));
  await doctor("clinic", moved(HILLS, 4900));
  await doctor("clinic", moved(HILLS, 0, 5100));

  await school("江東区立第二辰巳小学校", moved(SCHOOLS, 150));
  await school("江東区立辰巳小学校", moved(SCHOOLS, 600));
  await insertZone(db, schools, {
    dataset: "school_district",
    kind: "elementary",
    data: { name: "辰巳小学校" },
    geometry: squareAround(SCHOOLS, 0.002),
  });
});

describe("what lies around a place", () => {
  it("puts what can be used in a hazard before what is nearer", async () => {
    const sites = await aLayerLoad(db, "evacuation");
    const site = (name: string, metres: number, data: Record<string, boolean>) =>
      insertPoint(db, sites, { dataset: "evacuation_site", kind: "evacuation_site", name, place: moved(SITES, metres), data });
    await site("低い公園", 100, { flood: false, earthquake: true });
    await site("高い小学校", 500, { flood: true, earthquake: true });
    const ask = async (hazard?: "flood" | "earthquake") => {
      const { points } = await nearby(db, SITES, { kinds: ["evacuation_site"], withinM: 800, hazard });
      return points.map(({ name, usable }) => [name, usable]);
    };

    expect(await ask("flood")).toEqual([
      ["高い小学校", true],
      ["低い公園", false],
    ]);
    expect(await ask("earthquake")).toEqual([
      ["低い公園", true],
      ["高い小学校", true],
    ]);
    expect(await ask()).toEqual([
      ["低い公園", null],
      ["高い小学校", null],
    ]);
  });

  it("comes by distance, up to the last metre asked for, with the count of each kind", async () => {
    const { kinds, points } = await nearby(db, TOWN, { kinds: ["convenience", "park"], withinM: 800 });

    expect(points.map(({ name }) => name)).toEqual(["コンビニ100m", "park", "コンビニ300m", "park", "コンビニ799m"]);
    expect(kinds).toMatchObject([
      { kind: "convenience", state: "ok", count: 3, provenance: { attribution: "出典 facilities", asOf: "2025", precision: "地点" } },
      { kind: "park", state: "ok", count: 2 },
    ]);
  });

  it("is none of a kind that the dataset tells of, by another kind beside or farther out", async () => {
    const near = await nearby(db, TOWN, { kinds: ["post", "park"], withinM: 800 });
    const far = await nearby(db, HILLS, { kinds: ["library", "hospital"], withinM: 800 });

    expect(near.kinds[0]).toMatchObject({ kind: "post", state: "none", count: 0, provenance: { attribution: "出典 facilities" } });
    expect(far.kinds).toMatchObject([
      { kind: "library", state: "none", provenance: { attribution: "出典 facilities" } },
      { kind: "hospital", state: "none", provenance: { attribution: "出典 medical", asOf: "2023" } },
    ]);
  });

  it("was not looked at of a kind that the dataset tells of nowhere around, whatever else it tells", async () => {
    const { kinds } = await nearby(db, TOWN, { kinds: ["convenience", "cafe"], withinM: 800 });

    expect(kinds).toMatchObject([
      { kind: "convenience", state: "ok" },
      { kind: "cafe", state: "no_data", count: 0, provenance: null },
    ]);
  });

  it("of what each municipality designates itself is not known where the file holds none of it, and none where it does", async () => {
    const files = await aLayerLoad(db, "evacuation");
    const border: LonLat = { lon: 141, lat: 35.65 };
    for (const [key, metres] of [
      ["13103/E1", 1200],
      ["13107/E2", 4000],
    ] as const) {
      await insertPoint(db, files, { dataset: "evacuation_site", kind: "evacuation_site", name: key, place: moved(border, metres), key });
    }
    const stateFor = async (cityCode: string) =>
      (await nearby(db, border, { kinds: ["evacuation_site"], withinM: 800, cityCode })).kinds[0]?.state;

    // 墨田区 lies beside a ward whose sites are in the file: none of its own is told.
    expect([await stateFor("13103"), await stateFor("13107"), await stateFor("13108")]).toEqual(["none", "none", "no_data"]);
  });

  it("was not looked at where the dataset has nothing within five kilometres", async () => {
    const south = await nearby(db, moved(HILLS, -200), { kinds: ["hospital", "convenience"], withinM: 800 });

    expect(south.kinds).toMatchObject([
      { kind: "hospital", state: "no_data", count: 0, provenance: null },
      { kind: "convenience", state: "none" },
    ]);
    expect(await nearby(db, NOWHERE, { kinds: ["park", "clinic"], withinM: 1500 })).toMatchObject({
      kinds: [{ state: "no_data" }, { state: "no_data" }],
      points: [],
    });
  });
});

describe("counted facts of a place", () => {
  it("are the nurseries and parks within 800 m, and how many of six kinds of places", async () => {
    const facts = await placeFacts(db, TOWN);

    expect(facts).toMatchObject({
      childcareCount800m: { state: "ok", value: 1, provenance: { isSample: true } },
      parksCount: { state: "ok", value: 2 },
      // Convenience store, supermarket, and a children's clinic for the clinics; no hospital, no post, the bank is too far.
      facilityCategoriesWithin10min: { state: "ok", value: 3 },
    });
    expect(facts).not.toHaveProperty("elementaryDistanceM");
  });

  it("say nothing of nurseries and doctors that nobody looked for, and none of parks that were", async () => {
    expect(await placeFacts(db, SHOPS_ONLY)).toEqual({ parksCount: expect.objectContaining({ state: "none", value: null }) });
  });

  it("count none of six, and not nothing, where all were looked for and none is near", async () => {
    expect((await placeFacts(db, HILLS)).facilityCategoriesWithin10min).toMatchObject({ state: "ok", value: 0 });
  });

  it("are none at all where nothing was imported", async () => {
    expect(await placeFacts(db, NOWHERE)).toEqual({});
  });
});

describe("the elementary school of a place", () => {
  it("is that of the district, not a nearer one whose name ends alike", async () => {
    const { elementaryDistanceM } = await placeFacts(db, SCHOOLS);

    expect(elementaryDistanceM).toMatchObject({ value: 600, details: { name: "江東区立辰巳小学校", isDistrictSchool: true } });
  });

  it("is the nearest, and said to be no more, where the district is not known", async () => {
    const beside = moved(SCHOOLS, 400);
    const { elementaryDistanceM } = await placeFacts(db, beside);

    expect(elementaryDistanceM).toMatchObject({ value: 200, details: { name: "江東区立辰巳小学校", isDistrictSchool: false } });
  });

  it("is told to be measured from the centre of a town where no point is known", async () => {
    const { elementaryDistanceM } = await factsOf(db, { place: SCHOOLS, precision: "town" });

    expect(elementaryDistanceM?.details).toMatchObject({ isFromTownCentre: true });
    expect((await placeFacts(db, SCHOOLS)).elementaryDistanceM?.details).toMatchObject({ isFromTownCentre: false });
  });

  it("is none where the nearest is farther than four kilometres", async () => {
    expect(await placeFacts(db, moved(SCHOOLS, 4700))).not.toHaveProperty("elementaryDistanceM");
  });
});
