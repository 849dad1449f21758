import { describe, expect, it } from "vitest";
import type { FoundPlace, FoundPlaces, Market, RiskListItem, SuggestItem, TownList } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findRegister } from "#web/risk/letters/find-letters.ts";
import { foundChome, foundStation, sampleCities, sampleItems, sampleList, samplePlace } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { findArea, findByName, findGuide, knowsBuildings } from "./find-guide.ts";

const market: Market = {
  origin: "sample",
  firstQuarter: null,
  lastQuarter: null,
  sales: 1,
  attributions: [],
  credits: [],
  cities: [...sampleCities],
  hasBuildings: true,
};

type Up = {
  readonly isUp?: boolean;
  readonly isListUp?: boolean;
  readonly areas?: readonly SuggestItem[];
  readonly found?: FoundPlaces;
  readonly towns?: TownList;
  readonly buildings?: readonly RiskListItem[];
};

const TOWNS: TownList = {
  cityName: "江東区",
  prefecture: "東京都",
  items: [
    { town: "豊洲", kana: "トヨス", places: [foundChome] },
    { town: "有明", kana: "アリアケ", places: [] },
  ],
};

function services({ isUp = true, isListUp = true, ...answers }: Up = {}) {
  const { areas = [samplePlace], found = { outcome: "none", items: [] }, towns = TOWNS, buildings = sampleItems } = answers;
  return scriptedApi({
    ...(isListUp && { "GET /api/estate/risk": sampleList(buildings) }),
    ...(isUp && { "GET /api/estate/market": { ...market, hasBuildings: buildings.length > 0 } }),
    "GET /api/estate/suggest": { items: [...areas] },
    "GET /api/estate/places": found,
    "GET /api/estate/towns": towns,
  });
}

/** What was asked of the list of buildings. */
const listed = ({ asked }: ReturnType<typeof services>) =>
  asked.filter(({ line }) => line === "GET /api/estate/risk").map(({ query }) => query);

describe("the first page", () => {
  it("takes a rated sample building as its example", async () => {
    expect(await findGuide(services())).toMatchObject({
      cities: sampleCities,
      total: 3,
      sample: { apartment: { key: "sample-apartment" } },
    });
  });

  it("takes no building that exists as its example, and none without a letter", async () => {
    const example = async (items: readonly RiskListItem[]) =>
      (await findGuide(scriptedApi({ "GET /api/estate/risk": sampleList(items) }))).sample?.apartment.key ?? null;
    const [rated, held, unrated] = sampleItems;
    if (!rated || !held || !unrated) throw new Error("the sample has three buildings");

    expect(await example([unrated, held, rated])).toBe("sample-apartment");
    expect(await example([{ ...rated, apartment: { ...rated.apartment, isSample: false } }])).toBeNull();
    expect(await example([held])).toBeNull();
  });

  it("has the areas also where no building could be had, and the other way round", async () => {
    expect(await findGuide(services({ isListUp: false }))).toEqual({ cities: sampleCities, total: null, sample: null, isSample: true });
    expect(await findGuide(services({ isUp: false }))).toMatchObject({ cities: null, total: 3 });
  });

  it("stands where nothing answers", async () => {
    expect(await findGuide(services({ isUp: false, isListUp: false }))).toEqual({
      cities: null,
      total: null,
      sample: null,
      isSample: false,
    });
  });
});

describe("an area", () => {
  it("is asked for by city, town and page; its towns are those of the table and those on the page", async () => {
    const used = services();

    expect(await findArea({ city: 13108, town: "豊洲", page: 2 }, used)).toMatchObject({
      kind: "found",
      city: { cityCode: "13108", cityName: "江東区" },
      towns: [
        { town: "豊洲", count: 1 },
        { town: "有明", count: 0 },
        { town: "枝川", count: 0 },
      ],
      places: [foundChome],
    });
    expect(listed(used)).toEqual([{ cityCode: "13108", town: "豊洲", page: "2" }]);
  });

  it.each([
    [{}, "start"],
    [{ city: "nowhere" }, "out-of-area"],
  ])("%j: %s, and no towns are asked for", async (search, kind) => {
    const used = services();

    expect(await findArea(search, used)).toMatchObject({ kind, hasBuildings: true });
    expect(used.asked.map(({ line }) => line)).not.toContain("GET /api/estate/towns");
  });

  it("without sales is one of ours where its towns are known, and is none where they are not", async () => {
    const sapporo = { ...TOWNS, cityName: "札幌市中央区", prefecture: "北海道" };

    expect(await findArea({ city: "01101" }, services({ towns: sapporo }))).toMatchObject({
      kind: "found",
      city: { cityName: "札幌市中央区" },
    });
    expect(await findArea({ city: "01101" }, services({ towns: { ...sapporo, items: [] } }))).toMatchObject({ kind: "out-of-area" });
  });

  it("is asked for as a whole where no town is chosen, and has no places then", async () => {
    const used = services();

    expect(await findArea({ city: 13108 }, used)).toMatchObject({ places: [] });
    expect(listed(used)).toEqual([{ cityCode: "13108", page: "1" }]);
  });

  it("knows that there is no building anywhere", async () => {
    expect(await findArea({ city: 13108 }, services({ buildings: [] }))).toMatchObject({ hasBuildings: false });
    expect(await findArea({}, services({ buildings: [] }))).toMatchObject({ hasBuildings: false });
  });

  it.each([[{ isUp: false }], [{ isListUp: false }]])("is failed, not empty, where a service is down: %j", async (down) => {
    expect((await findArea({ city: 13108 }, services(down))).kind).toBe("failed");
  });
});

describe("a text", () => {
  const one: FoundPlaces = { outcome: "one", items: [foundChome] };
  const building: FoundPlace = { ...foundChome, key: "sample-apartment", kind: "building", precision: "building" };

  it("finds places, buildings, and areas apart from them", async () => {
    const areas = [samplePlace, { ...samplePlace, kind: "apartment" } as const, { ...samplePlace, kind: "station" } as const];
    const found = await findByName({ q: "豊洲" }, services({ areas, found: { outcome: "several", items: [building, foundStation] } }));

    expect(found).toMatchObject({ kind: "found", places: [foundStation], areas: [samplePlace], only: null, hasBuildings: true });
  });

  it("that is an address has no towns besides: they are its 町丁目", async () => {
    const city = { ...samplePlace, kind: "city", town: null } as const;
    const found = await findByName({ q: "豊洲" }, services({ areas: [samplePlace, city], found: { ...one, outcome: "several" } }));

    expect(found).toMatchObject({ places: [foundChome], areas: [city] });
  });

  it("that names just one place leaves nothing to choose", async () => {
    expect(await findByName({ q: "豊洲5-1-2" }, services({ found: one }))).toMatchObject({ only: foundChome });
    expect(await findByName({ q: "豊洲5-1-2", page: 2 }, services({ found: one }))).toMatchObject({ only: null });
    expect(await findByName({ q: "豊州5" }, services({ found: { ...one, outcome: "several" } }))).toMatchObject({ only: null });
  });

  it("that is the name of one building and part of another's is to be chosen from", async () => {
    const named = { outcome: "one", items: [building] } as const satisfies FoundPlaces;

    expect(await findByName({ q: "豊洲" }, services({ found: named }))).toMatchObject({ only: null });
    expect(await findByName({ q: "豊洲" }, services({ found: named, buildings: sampleItems.slice(0, 1) }))).toMatchObject({
      only: building,
    });
  });

  it("is asked for page by page", async () => {
    const used = services();
    await findByName({ q: " 豊洲 ", page: 3 }, used);

    expect(used.asked.map(({ line, query }) => [line, query])).toEqual([
      ["GET /api/estate/risk", { q: "豊洲", page: "3" }],
      ["GET /api/estate/places", { q: "豊洲", limit: "20" }],
      ["GET /api/estate/suggest", { q: "豊洲", limit: "20" }],
      ["GET /api/estate/market", {}],
    ]);
  });

  it("tells no building found from no building known", async () => {
    expect(await findByName({ q: "豊洲" }, services({ buildings: [] }))).toMatchObject({ kind: "found", hasBuildings: false });
  });

  it("asks nothing for no text, and says when it could not ask", async () => {
    expect((await findByName({}, services())).kind).toBe("start");
    expect((await findByName({ q: "豊洲" }, services({ isListUp: false }))).kind).toBe("failed");
  });
});

describe("whether there is a building to choose", () => {
  it.each([
    [{}, true],
    [{ buildings: [] }, false],
    [{ isUp: false }, true],
  ])("%j: %j", async (up, isKnown) => {
    expect(await knowsBuildings(services(up))).toBe(isKnown);
  });
});

describe("the building or place to register for", () => {
  const answering = (status: number) => scriptedApi({ "GET /api/estate/risk/k1": status === 200 ? sampleReport : refused(status) });

  it.each([
    [200, "known"],
    [404, "unknown"],
    [503, "failed"],
  ])("%i: %s", async (status, kind) => {
    expect((await findRegister("k1", answering(status))).kind).toBe(kind);
  });

  it("is not asked for before one is chosen", async () => {
    expect(await findRegister(undefined, answering(503))).toEqual({ kind: "none", hasBuildings: true });
  });
});
