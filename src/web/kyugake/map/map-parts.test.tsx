import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { flaggedQuestion } from "#web/kyugake/list/flagged-search.ts";
import { aHomePage, flaggedHome, someFacets } from "#web/kyugake/samples.ts";
import { findMap, findSpots, type MapList, withinJapan } from "./find-map.ts";
import { flagPinWords } from "./flag-pin.ts";
import { MapHomes } from "./map-list.tsx";
import { PickedCard } from "./picked-homes.tsx";

const ON_MAP = { total: 1, pins: [], clusters: [], asOf: "2026-11-21T03:00:00.000Z" };

describe("what a map of flagged homes begins with", () => {
  const answers = { "GET /api/estate/homes": aHomePage([flaggedHome()]), "GET /api/estate/homes/facets": someFacets() };
  const pin = { key: "l-1", lon: 139.7, lat: 35.6, price: 1, grade: "A", depth: "nine", count: 1, placePrecision: "building" };

  it("is the list, and the rectangle in which the homes lie", async () => {
    const api = scriptedApi({ ...answers, "GET /api/estate/homes/map": { ...ON_MAP, pins: [pin] } });
    const found = await findMap(flaggedQuestion({}), false, api);

    expect(found.list?.total).toBe(1);
    expect(found.bounds).toEqual({ west: 139.7, south: 35.6, east: 139.7, north: 35.6 });
    expect(api.asked.every(({ query }) => query.sure === "A,B")).toBe(true);
  });

  it("is the drawn area as a whole where there is one, also with nothing in it", async () => {
    const api = scriptedApi({ ...answers, "GET /api/estate/homes/map": ON_MAP });
    const found = await findMap(flaggedQuestion({ poly: "139.7,35.6,139.8,35.6,139.75,35.7" }), false, api);

    expect(found.bounds).toEqual({ west: 139.7, south: 35.6, east: 139.8, north: 35.7 });
  });

  it("lacks only what could not be had", async () => {
    const api = scriptedApi({ ...answers, "GET /api/estate/homes/map": refused(503), "GET /api/estate/layers": refused(503) });

    expect(await findMap(flaggedQuestion({}), true, api)).toMatchObject({ bounds: null, layers: [], list: { total: 1 } });
  });

  it("asks for the pins of a window with figures that the service reads", async () => {
    const api = scriptedApi({ "GET /api/estate/homes/map": ON_MAP });
    const box = { west: 139.123456789, south: 35.1, east: 139.9, north: 35.9 };
    await findSpots(flaggedQuestion({}).conditions, { box, zoom: 10.123456789 }, new AbortController().signal, api);

    expect(api.asked[0]?.query).toMatchObject({ box: "139.12346,35.1,139.9,35.9", zoom: "10.12" });
  });

  it("asks of a window that shows more than Japan for the part that is", () => {
    expect(withinJapan({ west: 100, south: 30, east: 160, north: 60 })).toEqual({ west: 122, south: 30, east: 154, north: 46 });
  });
});

describe("the card of a pin that was pressed", () => {
  const spot = { key: "l-1", lon: 139.7, lat: 35.6, price: 1, grade: "A", count: 1, placePrecision: "town" } as const;
  const draw = async (list: MapList | null, isFailed = false) =>
    renderInRouter(<PickedCard {...{ spot, list, isFailed }} onClose={() => undefined} />);

  it("shows the homes there with the way to each, and says how sure the place is", async () => {
    const home = flaggedHome();
    const html = await draw({ homes: [home], total: 1, today: "2026-11-21" });

    expect(textOf(html)).toContain("選んだ物件おおよその位置です");
    expect(html).toContain(`/homes/${home.key}`);
  });

  it("tells waiting from a failure", async () => {
    expect(textOf(await draw(null))).toContain("読み込んでいます");
    expect(textOf(await draw(null, true))).toContain("読み込みに失敗しました");
  });
});

describe("pins and rows", () => {
  it("tell depth, certainty and price to those who hear them", () => {
    const spot = {
      key: "x",
      lon: 139,
      lat: 35,
      price: 40_800_000,
      grade: "B",
      depth: "eight-and-half",
      count: 1,
      placePrecision: "building",
    } as const;

    expect(flagPinWords(spot)).toBe("八五掛け、確かさB（中）、4,080万円");
    expect(flagPinWords({ ...spot, count: 30, placePrecision: "town" })).toBe(
      "八五掛け、確かさB（中）、4,080万円から、30件、おおよその位置",
    );
  });

  it("stand in the list with band, depth and reason", async () => {
    const list = { homes: [flaggedHome()], total: 30, today: "2026-11-21" };
    const html = await renderInRouter(<MapHomes list={list} isAsking={false} chosen="l-1" onPoint={() => undefined} />, ["/"]);

    expect(textOf(html)).toContain("8.1掛け");
    expect(textOf(html)).toContain("推定 4,550（4,070〜5,090）万円");
    expect(textOf(html)).toContain("上位1件を表示しています");
    expect(html).toContain('data-chosen="true"');
    expect(html).toContain('href="/homes/l-1"');
  });

  it.each([
    [null, "九掛け物件を読み込めませんでした。"],
    [{ homes: [], total: 0, today: "2026-11-21" }, "この範囲に条件に合う九掛けはありません。"],
  ])("tell a list that failed from an empty one", async (list, words) => {
    const html = await renderInRouter(<MapHomes list={list} isAsking={false} chosen={null} onPoint={() => undefined} />, ["/"]);

    expect(textOf(html)).toContain(words);
  });
});
