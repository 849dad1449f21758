import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleAddress, sampleApartment, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { findHub } from "./find-hub.ts";

const page = { items: [sampleApartment], page: 1, pageSize: 20, total: 1 };
const market = { "GET /api/estate/market": sampleMarket };
const apartments = { "GET /api/estate/apartments": page };
const suggesting = (items: readonly SuggestItem[]) => ({ "GET /api/estate/suggest": { items } });
const apartmentItem: SuggestItem = { ...sampleTown, kind: "apartment", label: "豊洲サンプルレジデンス", reference: "b" };
const otherTown: SuggestItem = { ...sampleTown, label: "江東区東雲", reference: "13108/東雲", town: "東雲" };

describe("what the hub finds", () => {
  it("starts with the areas alone: nothing is searched for before something is asked", async () => {
    const api = scriptedApi({ ...market, ...apartments, ...suggesting([sampleTown]) });

    expect(await findHub({}, api)).toEqual({
      kind: "start",
      question: { q: "", city: "", page: 1 },
      cities: sampleMarket.cities,
      hasBuildings: true,
    });
    expect(api.asked.map(({ line }) => line)).toEqual(["GET /api/estate/market"]);
  });

  it("looks for a text among places and buildings, each building once", async () => {
    const api = scriptedApi({ ...market, ...apartments, ...suggesting([apartmentItem, sampleTown]) });

    expect(await findHub({ q: "豊洲", page: 2 }, api)).toMatchObject({ kind: "found", city: null, places: [sampleTown], apartments: page });
    expect(api.asked.slice(1).map(({ query }) => query)).toEqual([{ q: "豊洲", limit: "20" }, { q: "豊洲", page: "2" }, { q: "豊洲" }]);
  });

  it.each([
    ["an address that is just one place", { outcome: "one", items: [sampleAddress] }, sampleAddress],
    ["several", { outcome: "several", items: [sampleAddress, sampleAddress] }, null],
    ["a station", { outcome: "one", items: [{ ...sampleAddress, kind: "station" }] }, null],
    ["what only resembles the text", { outcome: "one", items: [{ ...sampleAddress, isExact: false }] }, null],
    ["none", { outcome: "none", items: [] }, null],
    ["no answer", refused(503), null],
  ])("knows the place of a text that is %s", async (_, places, address) => {
    const api = scriptedApi({ ...market, ...apartments, ...suggesting([sampleTown]), "GET /api/estate/places": places });

    expect(await findHub({ q: "豊洲5-1-2" }, api)).toMatchObject({ kind: "found", address, places: [sampleTown] });
  });

  it("lists of a city its own towns and buildings: not the city itself, nor its namesakes", async () => {
    const itself: SuggestItem = { ...sampleTown, kind: "city", label: "江東区", town: null };
    const elsewhere: SuggestItem = { ...sampleTown, label: "港区豊洲", cityCode: "13103" };
    const api = scriptedApi({ ...market, ...apartments, ...suggesting([itself, sampleTown, elsewhere, otherTown, apartmentItem]) });

    expect(await findHub({ city: 13108 }, api)).toMatchObject({
      kind: "found",
      city: { cityName: "江東区" },
      places: [sampleTown, otherTown],
    });
    expect(api.asked.slice(1).map(({ query }) => query)).toEqual([
      { q: "江東区", limit: "20" },
      { cityCode: "13108", page: "1" },
    ]);
  });

  it("says of a city without data that it is not covered, and searches for nothing", async () => {
    const api = scriptedApi(market);

    expect(await findHub({ city: "01101" }, api)).toMatchObject({ kind: "out-of-area", cities: sampleMarket.cities, hasBuildings: true });
    expect(api.asked).toHaveLength(1);
  });

  it("prefers a text to a city that is not covered", async () => {
    const api = scriptedApi({ ...market, ...apartments, ...suggesting([]) });

    expect(await findHub({ q: "豊洲", city: "01101" }, api)).toMatchObject({ kind: "found", city: null });
  });

  it.each([
    ["the areas", {}, 0],
    ["the places", { ...market, ...apartments }, 3],
    ["the buildings", { ...market, ...suggesting([sampleTown]) }, 3],
  ])("fails where %s cannot be had: that is not an empty result", async (_, answers, areas) => {
    const hub = await findHub({ q: "豊洲" }, scriptedApi(answers));

    expect(hub).toMatchObject({ kind: "failed", question: { q: "豊洲" } });
    expect(hub.cities).toHaveLength(areas);
  });
});
