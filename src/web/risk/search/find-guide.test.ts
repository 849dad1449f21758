import { describe, expect, it } from "vitest";
import type { Market, SuggestItem } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findRegister } from "#web/risk/letters/find-letters.ts";
import { sampleCities, sampleList, samplePlace } from "#web/risk/samples/guide-samples.ts";
import { sampleApartment } from "#web/risk/samples/samples.ts";
import { findArea, findByName, findGuide } from "./find-guide.ts";

const market: Market = { origin: "sample", firstQuarter: null, lastQuarter: null, sales: 1, attributions: [], cities: [...sampleCities] };

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

  it.each([[{ isUp: false }], [{ isListUp: false }]])("is failed, not empty, where a service is down: %j", async (down) => {
    expect((await findArea({ city: 13108 }, services(down))).kind).toBe("failed");
  });
});

describe("a name", () => {
  it("finds buildings, and places apart from them", async () => {
    const places = [samplePlace, { ...samplePlace, kind: "apartment" } as const, { ...samplePlace, cityCode: null }];

    expect(await findByName({ q: "豊洲" }, services({ places }))).toMatchObject({ kind: "found", places: [samplePlace] });
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
