import { describe, expect, it } from "vitest";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleApartment, sampleMarket, sampleTown } from "#web/price/result/samples.ts";
import { findPlace, placeLabel, townOf } from "./find-place.ts";

const market = { "GET /api/estate/market": sampleMarket };
const building = { "GET /api/estate/apartments/b": sampleApartment };
const koto = sampleMarket.cities[1];

describe("looking up the place of a draft", () => {
  it("finds a town in the areas that are covered, without asking for a building", async () => {
    const api = scriptedApi(market);

    expect(await findPlace({ cityCode: "13108", town: "豊洲" }, api)).toEqual({
      place: { kind: "town", city: koto, town: "豊洲" },
      cities: sampleMarket.cities,
      failed: false,
      hasBuildings: true,
    });
    expect(api.asked.map(({ line }) => line)).toEqual(["GET /api/estate/market"]);
  });

  it("says that no building can be named where none is known", async () => {
    const without = { "GET /api/estate/market": { ...sampleMarket, hasBuildings: false } };

    expect(await findPlace({}, scriptedApi(without))).toMatchObject({ hasBuildings: false });
  });

  it("finds a building by its key, whatever else the draft says of the place", async () => {
    const { place } = await findPlace({ apartmentKey: "b", cityCode: "13103", town: "芝" }, scriptedApi({ ...market, ...building }));

    expect(place).toEqual({ kind: "apartment", apartment: sampleApartment });
    expect(placeLabel(place)).toBe("豊洲サンプルレジデンス");
  });

  it("tells a building that nobody knows from one that could not be asked for", async () => {
    const unknown = await findPlace({ apartmentKey: "b" }, scriptedApi({ ...market, "GET /api/estate/apartments/b": refused(404) }));
    const failed = await findPlace({ apartmentKey: "b" }, scriptedApi({ ...market, "GET /api/estate/apartments/b": refused(503) }));

    expect(unknown).toMatchObject({ place: { kind: "unknown-apartment" }, failed: false });
    expect(failed).toMatchObject({ place: { kind: "none" }, failed: true });
  });

  it("never calls a town uncovered because the areas could not be read", async () => {
    const found = await findPlace({ cityCode: "13108", town: "豊洲" }, scriptedApi());

    expect(found).toEqual({ place: { kind: "none" }, cities: [], failed: true, hasBuildings: true });
  });

  it("shows a building that was found even where the areas could not be read, and says that something failed", async () => {
    expect(await findPlace({ apartmentKey: "b" }, scriptedApi(building))).toMatchObject({ place: { kind: "apartment" }, failed: true });
  });

  it("reads an address at once: the one town that it means, or that it lies outside", async () => {
    const found = (items: readonly unknown[], address: string) => {
      const api = scriptedApi({ ...market, "GET /api/estate/suggest": { items } });
      return findPlace({ address }, api).then(({ place }) => place);
    };
    const umeda = { ...sampleTown, label: "大阪市北区梅田", cityCode: "27127", town: "梅田" };

    expect(await found([sampleTown], "江東区豊洲5-1")).toEqual({ kind: "address", address: "江東区豊洲5-1", town: "江東区豊洲" });
    expect(await found([umeda], "大阪市北区梅田1")).toEqual({ kind: "out-of-area", label: "大阪市北区梅田" });
    expect(await found([], "999-9999")).toEqual({ kind: "unknown-postal-code" });
    expect(await found([], "ぬぬぬ")).toEqual({ kind: "address", address: "ぬぬぬ", town: null });
  });

  it("leaves an address as it is where the suggestions do not answer: nothing is known to be wrong with it", async () => {
    const api = scriptedApi({ ...market, "GET /api/estate/suggest": refused(503) });

    expect(await findPlace({ address: "999-9999" }, api)).toMatchObject({ place: { kind: "address", town: null }, failed: false });
  });

  it.each([
    ["no place", {}, ""],
    ["a city alone", { cityCode: "13108" }, ""],
    ["an area that is not covered", { cityCode: "01101", town: "北一条" }, ""],
    ["an address", { address: "江東区豊洲5丁目" }, "江東区豊洲5丁目"],
    ["a town", { cityCode: "13112", town: "三軒茶屋" }, "世田谷区三軒茶屋"],
  ])("%s is kept among the recent searches as %j", async (_, draft, label) => {
    expect(placeLabel((await findPlace(draft, scriptedApi({ ...market, "GET /api/estate/suggest": { items: [] } }))).place)).toBe(label);
  });
});

describe("the place of a draft", () => {
  it.each([
    { draft: {}, kind: "none" },
    { draft: { cityCode: "13108", town: "豊洲" }, kind: "town" },
    { draft: { cityCode: "13108" }, kind: "city" },
    { draft: { cityCode: "01101", town: "北一条" }, kind: "out-of-area" },
    { draft: { address: "江東区豊洲5" }, kind: "address" },
  ])("$draft is $kind", ({ draft, kind }) => {
    expect(townOf(draft, sampleMarket.cities).kind).toBe(kind);
  });
});
