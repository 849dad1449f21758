import { describe, expect, it } from "vitest";
import type { SuggestItem } from "#api/client/client.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { hookInRouter } from "#test/support/hook-in-router.tsx";
import { renderInRouter } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { foundChome, samplePlace, stillSearch } from "#web/risk/samples/guide-samples.ts";
import { foundOption, loadPlaces, suggestedOption, usePlaceSearch } from "./place-option.ts";
import { PlaceSearchBox } from "./place-search-box.tsx";

const point = { lon: 139.796, lat: 35.654 };
const station: SuggestItem = { ...samplePlace, kind: "station", label: "豊洲駅", reference: "100", place: point };
const building: SuggestItem = { ...samplePlace, kind: "apartment", reference: "k1", label: "豊洲ハイツ" };

describe("where a choice leads", () => {
  it.each([
    ["a building", suggestedOption(building), "/risk/k1/summary"],
    ["a station", suggestedOption(station), `/risk/${placeKeyOf({ precision: "point", place: point })}/summary`],
    ["an address", foundOption(foundChome), `/risk/${foundChome.key}/summary`],
  ])("%s to its report", (_, { target }, to) => {
    expect(target).toEqual({ to, search: {} });
  });

  it("an address with what of it could not be placed", () => {
    expect(foundOption({ ...foundChome, rest: "12-3" }).target.search).toEqual({ rest: "12-3" });
    expect(foundOption({ ...foundChome, precision: "block", rest: "3" }).target.search).toEqual({});
  });

  it("a town or a city to what lies in it, and what has neither to the search", () => {
    expect(suggestedOption(samplePlace).target).toEqual({ to: "/risk/search_area", search: { city: "13108", town: "豊洲" } });
    expect(suggestedOption({ ...samplePlace, kind: "city", town: null }).target.search).toEqual({ city: "13108" });
    expect(suggestedOption({ ...samplePlace, kind: "prefecture", cityCode: null, town: null, label: "東京都" }).target).toEqual({
      to: "/risk/search_result",
      search: { q: "東京都" },
    });
  });

  it("whatever is typed leads on, with suggestions or without", async () => {
    const { answer, led } = await hookInRouter("/risk", usePlaceSearch);
    answer.onSearch("八広6-12-3");
    answer.onContinue("知らない町");
    answer.onPick(suggestedOption(building));

    expect(led.map(({ to }) => to)).toEqual(["/risk/search_result?q=八広6-12-3", "/risk/search_result?q=知らない町", "/risk/k1/summary"]);
  });
});

describe("what is suggested while somebody types", () => {
  const { signal } = new AbortController();
  const both = () =>
    scriptedApi({
      "GET /api/estate/suggest": { items: [samplePlace, station] },
      "GET /api/estate/places": { outcome: "one", items: [foundChome, { ...foundChome, kind: "building" }] },
    });

  it("is names alone for a name", async () => {
    const api = both();
    const loaded = await loadPlaces("とよす", signal, api);

    expect(loaded).toMatchObject({ ok: true, items: [{ label: "江東区豊洲" }, { label: "豊洲駅" }] });
    expect(api.asked.map(({ line, query }) => [line, query])).toEqual([["GET /api/estate/suggest", { q: "とよす", limit: "8" }]]);
  });

  it.each(["豊洲5", "豊洲５－１", "豊洲五丁目"])("begins with the 町丁目 for the address %s", async (text) => {
    expect(await loadPlaces(text, signal, both())).toMatchObject({
      ok: true,
      items: [{ label: "江東区豊洲五丁目", tag: "住所" }, { label: "江東区豊洲" }, { label: "豊洲駅" }],
    });
  });

  it("stands where one of two services answers, and is a failure where none does", async () => {
    const only = scriptedApi({
      "GET /api/estate/suggest": refused(503),
      "GET /api/estate/places": { outcome: "one", items: [foundChome] },
    });

    expect(await loadPlaces("豊洲5", signal, only)).toMatchObject({ ok: true, items: [{ label: "江東区豊洲五丁目" }] });
    expect(await loadPlaces("豊洲5", signal, scriptedApi())).toEqual({ ok: false });
  });
});

describe("the search box", () => {
  it("is a plain form without script, and asks for buildings only where there are any", async () => {
    const html = await renderInRouter(<PlaceSearchBox search={stillSearch} hasBuildings={false} initialText="八広" />);

    expect(html).toMatch(/<form[^>]*action="\/risk\/search_result"[^>]*method="get"/);
    expect(html).toMatch(/<input[^>]*aria-label="住所・駅名"/);
    expect(html).toContain('value="八広"');
    expect(await renderInRouter(<PlaceSearchBox search={stillSearch} hasBuildings />)).toContain('aria-label="住所・駅名・マンション名"');
  });
});
