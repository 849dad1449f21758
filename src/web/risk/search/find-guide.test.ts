import { describe, expect, it } from "vitest";
import type { Market, RiskListItem, SuggestItem } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findRegister } from "#web/risk/letters/find-letters.ts";
import { sampleCities, sampleItems, sampleList, samplePlace } from "#web/risk/samples/guide-samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { findArea, findByName, findGuide } from "./find-guide.ts";

const market: Market = {
  origin: "sample",
  firstQuarter: null,
  lastQuarter: null,
  sales: 1,
  attributions: [],
  credits: [],
  cities: [...sampleCities],
};

type Up = { readonly isUp?: boolean; readonly isListUp?: boolean; readonly places?: readonly SuggestItem[] };

function services({ isUp = true, isListUp = true, places = [samplePlace] }: Up = {}) {
  return scriptedApi({
    ...(isListUp && { "GET /api/estate/risk": sampleList() }),
    ...(isUp && { "GET /api/estate/market": market }),
    "GET /api/estate/suggest": { items: places },
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
    expect(await findGuide(services({ isListUp: false }))).toEqual({ cities: sampleCities, total: null, sample: null });
    expect(await findGuide(services({ isUp: false }))).toMatchObject({ cities: null, total: 3 });
  });

  it("stands where nothing answers", async () => {
    expect(await findGuide(services({ isUp: false, isListUp: false }))).toEqual({ cities: null, total: null, sample: null });
  });
});

describe("an area", () => {
  it("is asked for by city, town and page; its towns are those suggested and those on the page", async () => {
    const used = services();

    expect(await findArea({ city: 13108, town: "豊洲", page: 2 }, used)).toMatchObject({ kind: "found", towns: ["豊洲", "枝川"] });
    expect(listed(used)).toEqual([{ cityCode: "13108", town: "豊洲", page: "2" }]);
  });

  it.each([
    [{}, "start"],
    [{ city: "99999" }, "out-of-area"],
    [{ city: "nowhere" }, "out-of-area"],
  ])("%j: %s, and no list is asked for", async (search, kind) => {
    const used = services();

    expect(await findArea(search, used)).toMatchObject({ kind });
    expect(listed(used)).toEqual([]);
  });

  it("has no towns of another area, and each once", async () => {
    const places = [
      samplePlace,
      { ...samplePlace, town: "枝川" },
      { ...samplePlace, town: "辰巳" },
      { ...samplePlace, cityCode: "13103", town: "芝" },
      { ...samplePlace, kind: "station", town: "豊洲駅" } as const,
      { ...samplePlace, town: null },
    ];

    expect(await findArea({ city: 13108 }, services({ places }))).toMatchObject({ towns: ["豊洲", "枝川", "辰巳"] });
  });

  it("has the towns of its buildings where nothing could be suggested", async () => {
    const api = scriptedApi({ "GET /api/estate/risk": sampleList(), "GET /api/estate/market": market });

    expect(await findArea({ city: 13108 }, api)).toMatchObject({ kind: "found", towns: ["豊洲", "枝川"] });
  });

  it("is asked for as a whole where no town is chosen", async () => {
    const used = services();
    await findArea({ city: 13108 }, used);

    expect(listed(used)).toEqual([{ cityCode: "13108", page: "1" }]);
  });

  it.each([[{ isUp: false }], [{ isListUp: false }]])("is failed, not empty, where a service is down: %j", async (down) => {
    expect((await findArea({ city: 13108 }, services(down))).kind).toBe("failed");
  });
});

describe("a name", () => {
  it("finds buildings, and places apart from them", async () => {
    const places = [samplePlace, { ...samplePlace, kind: "apartment" } as const, { ...samplePlace, cityCode: null }];

    expect(await findByName({ q: "豊洲" }, services({ places }))).toMatchObject({ kind: "found", places: [samplePlace] });
  });

  it("is asked for page by page, and for places once", async () => {
    const used = services();
    await findByName({ q: " 豊洲 ", page: 3 }, used);

    expect(used.asked.map(({ line, query }) => [line, query])).toEqual([
      ["GET /api/estate/risk", { q: "豊洲", page: "3" }],
      ["GET /api/estate/suggest", { q: "豊洲", limit: "20" }],
    ]);
  });

  it("finds buildings also where no place could be had", async () => {
    expect(await findByName({ q: "豊洲" }, scriptedApi({ "GET /api/estate/risk": sampleList() }))).toMatchObject({
      kind: "found",
      places: [],
    });
  });

  it("asks nothing for no text, and says when it could not ask", async () => {
    expect((await findByName({}, services())).kind).toBe("start");
    expect((await findByName({ q: "豊洲" }, services({ isListUp: false }))).kind).toBe("failed");
  });
});

describe("the building to register for", () => {
  const answering = (status: number) =>
    scriptedApi({ "GET /api/estate/apartments/k1": status === 200 ? sampleApartment : refused(status) });

  it.each([
    [200, "building"],
    [404, "unknown"],
    [503, "failed"],
  ])("%i: %s", async (status, kind) => {
    expect((await findRegister("k1", answering(status))).kind).toBe(kind);
  });

  it("is not asked for before one is chosen", async () => {
    expect(await findRegister(undefined, answering(503))).toEqual({ kind: "none" });
  });
});
