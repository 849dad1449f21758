import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, anApartmentRow, aStationRow, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale } from "#test/support/typed-market.ts";
import { homeFactsSchema } from "./detail-schema.ts";
import { homesService } from "./service.ts";

const sales = [1, 2, 3].map((id) => aSale({ id }));
const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
let database: Awaited<ReturnType<typeof testDatabase>>["db"];
let get: (path: string) => Promise<{ status: number; headers: Headers; body: ReturnType<typeof JSON.parse> }>;

const near = (stationGroup: string, minutes: number, busMinutes: number | null = null) => ({
  ...{ stationGroup, stationName: stationGroup, line: "見本線", minutes, busMinutes },
});
const toyosu = { confirmed_on: "2008-03-01", floor: 8, land_right: "freehold", management_yen: 12_000, reserve_yen: 9_000 };

beforeAll(async () => {
  const { db } = await testDatabase();
  database = db;
  const load = await aLoad(db, "sample");
  await insertRows(db, "apartment", load, [anApartmentRow({ key: "tower", name: "豊洲タワー", name_kana: "トヨスタワー" })]);
  await insertRows(db, "town", load, [aTownRow("豊洲")]);
  await insertRows(db, "station", load, [
    aStationRow("豊洲", { id: "s1", group_code: "g1", lon: 139.796, lat: 35.655 }),
    aStationRow("月島", { id: "s2", group_code: "g2", lon: 139.784, lat: 35.664 }),
    aStationRow("新橋", { id: "s3", group_code: "g3", lon: 139.758, lat: 35.666 }),
  ]);
  await insertRows(db, "listing", load, [
    aListingRow({
      id: "a",
      dwelling_key: "d1",
      price: 60_000_000,
      apartment_key: "tower",
      stations: [near("g1", 5), near("g2", 20)],
      ...toyosu,
    }),
    aListingRow({
      id: "b",
      dwelling_key: "d1",
      price: 62_000_000,
      apartment_key: "tower",
      stations: [near("g1", 5)],
      ...toyosu,
      company_id: "company-2",
    }),
    aListingRow({
      id: "c",
      price: 45_000_000,
      area_m2: 40,
      layout: "1LDK",
      lon: 139.785,
      lat: 35.663,
      stations: [near("g2", 9, 6)],
      floor: 1,
    }),
    aListingRow({
      id: "e",
      kind: "land",
      title: "八広の土地",
      area_m2: null,
      land_area_m2: 90,
      layout: null,
      built_year: null,
      city_code: "13107",
      town: "八広",
    }),
    aListingRow({ id: "sold", dwelling_key: "gone", state: "sold" }),
    aListingRow({ id: "faulty", faults: ["consent-missing"] }),
    aListingRow({ id: "old", next_update_on: "2026-11-20" }),
  ]);
  await sql`update dwelling set sold_at = now() where key = 'gone'`.execute(db);
  await sql`insert into listing_price values ('a', '2026-06-01', 66000000), ('a', '2026-10-01', 60000000)`.execute(db);
  const app = homesService({ db, clock, engines: { current: async () => townEngine(sales) } });
  get = async (path) => {
    const response = await app.request(path);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
});

const keys = async (search: string) => (await get(`/homes?sort=price&${search}`)).body.items.map(({ key }: { key: string }) => key);

describe("GET /api/estate/homes", () => {
  it("lists homes, not advertisements: the lowest offer speaks, and tells how many there are", async () => {
    const { status, body, headers } = await get("/homes?sort=price");

    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(body).toMatchObject({ total: 3, page: 1, pageSize: 20, asOf: "2026-11-21T03:00:00.000Z" });
    expect(body.items.map(({ key }: { key: string }) => key)).toEqual(["c", "a", "e"]);
    expect(body.items[1]).toMatchObject({ offers: 2, highestPrice: 62_000_000, monthlyYen: 21_000, isNewQuakeCode: true, priceCuts: 1 });
  });

  it.each([
    ["price=-5000", ["c"]],
    ["price=6100-", ["e"]],
    ["kind=land", ["e"]],
    ["kind=condo,land&size=60-", ["a", "e"]],
    ["size=60-", ["a"]],
    ["area=13107", ["e"]],
    ["area=13107-八広,13108", ["c", "a", "e"]],
    ["station=g2", ["c", "a"]],
    ["station=g2&walk=10", []],
    ["walk=10", ["a"]],
    ["commute=g3~15", ["a"]],
    ["name=とよすたわー", ["a"]],
    ["building=tower", ["a"]],
    ["poly=139.78,35.66,139.79,35.66,139.79,35.67,139.78,35.67", ["c"]],
    ["quake=1", ["c", "a"]],
    ["no=ground-floor", ["a", "e"]],
    ["cut=1", ["a"]],
    ["fee=20000", []],
    ["layout=1LDK,4LDK", ["c"]],
    ["box=139.79,35.65,139.8,35.66", ["a", "e"]],
  ])("keeps to %s", async (search, found) => expect(await keys(search)).toEqual(found));

  it.each(["price=abc", "kind=castle", "poly=139,35,140,36,140,35,139,36", "area=1310", "walk=0", "box=1,2,3", "commute=g3", "sort=best"])(
    "refuses %s with the field that is wrong",
    async (search) => {
      const { status, body } = await get(`/homes?${search}`);

      expect(status).toBe(422);
      expect(body.errors[0].field).toBe(search.split("=")[0]);
    },
  );

  it("counts each choice with its own condition left out", async () => {
    const { body } = await get("/homes/facets?kind=condo&price=-5000");

    expect(body.total).toBe(1);
    expect(body.kinds.map(({ count }: { count: number }) => count)).toEqual([1, 0, 0, 0, 0]);
    expect(body.histograms.price.counts.reduce((sum: number, n: number) => sum + n, 0)).toBe(2);
    expect(body.excludes.find(({ value }: { value: string }) => value === "ground-floor").count).toBe(1);
  });

  it("draws the same homes that it lists, each spot as a pin", async () => {
    const { body } = await get("/homes/map?box=139.7,35.6,139.9,35.7&zoom=12");

    expect(body).toMatchObject({ total: 3, clusters: [] });
    expect(body.pins.map(({ key, count }: { key: string; count: number }) => [key, count])).toEqual(
      expect.arrayContaining([
        ["a", 2],
        ["c", 1],
      ]),
    );
  });

  it("tells areas, lines and stations with their homes", async () => {
    const prefectures = (await get("/homes/areas")).body.items;
    expect(prefectures.find(({ code }: { code: string }) => code === "13")).toEqual({ code: "13", name: "東京都", count: 3 });
    expect((await get("/homes/areas?parent=13108&area=13107")).body.items).toEqual([{ code: "13108-豊洲", name: "豊洲", count: 2 }]);
  });

  it("names the places of conditions, and leaves out what nobody knows", async () => {
    const { body } = await get("/homes/names?area=13108-豊洲,13108,99999&station=g2,g9&commute=g3~30&building=tower&price=-1");

    expect(body.items).toEqual([
      { code: "13108", name: "江東区" },
      { code: "g2", name: "月島" },
      { code: "g3", name: "新橋" },
      { code: "tower", name: "豊洲タワー" },
    ]);
    expect((await get("/homes/names?area=13108-豊洲")).body.items).toEqual([{ code: "13108-豊洲", name: "江東区豊洲" }]);
    expect((await get("/homes/names")).body.items).toEqual([]);
  });

  it("opens a home by any of its listings, with what may be told of its prices", async () => {
    const { body } = await get("/homes/b");

    expect(body).toMatchObject({ state: "on-offer", speaker: "a", home: { key: "b" }, otherOffers: [{ key: "a", price: 60_000_000 }] });
    expect((await get("/homes/a")).body.prices.cut).toMatchObject({ before: 66_000_000, cutOn: "2026-10-01" });
  });

  it("tells of a listing what its document says, and neither its first price nor whose row it is", async () => {
    const { facts } = (await get("/homes/a")).body;

    expect(Object.keys(facts).toSorted()).toEqual(Object.keys(homeFactsSchema.shape).toSorted());
  });

  it("tells of a home that was taken back what it was and in which town, and nothing of what its company said", async () => {
    await sql`update listing set state = 'suspended', remarks = '角部屋です' where id = 'a'`.execute(database);
    const { body } = await get("/homes/a");
    await sql`update listing set state = 'active', remarks = null where id = 'a'`.execute(database);

    expect(body).toMatchObject({ state: "withdrawn", estimate: null, photos: [], otherOffers: [], prices: { cut: null, steps: [] } });
    expect(body.facts).toMatchObject({
      address: `${body.home.cityName}${body.home.town}`,
      place: null,
      reference: "",
      remarks: null,
      stations: [],
    });
    expect(body.home).toMatchObject({ key: "a", place: null, apartmentKey: null, floor: null, monthlyYen: null, flag: null });
  });

  it("tells past sales like a home, or why there are none", async () => {
    expect((await get("/homes/a/comparables")).body).toMatchObject({ reason: null, isSample: false, total: 3 });
    expect((await get("/homes/e/comparables")).body).toMatchObject({ reason: "cannot-estimate", items: [] });
    expect((await get("/homes/faulty/comparables")).status).toBe(404);
  });

  it.each([
    ["sold", 200, "sold"],
    ["old", 200, "expired"],
    ["faulty", 404, undefined],
    ["nothing", 404, undefined],
  ])("answers %s with %d (%s)", async (key, status, state) => {
    const answer = await get(`/homes/${key}`);

    expect([answer.status, answer.body.state]).toEqual([status, state]);
  });
});
