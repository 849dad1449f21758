import { describe, expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { findHeatmap } from "./find-heatmap.ts";
import { sampleHeatmap } from "./heatmap.gallery.tsx";
import { HeatmapView } from "./heatmap.view.tsx";
import { heatmapSearch, searchOf, stateOf } from "./heatmap-search.ts";
import { sampleFloodLayer, samplePriceLayer } from "./samples.ts";
import { layerOf, TOPICS } from "./topics.ts";
import { spotWords, valueText } from "./value-words.ts";

const PATHS = ["/heatmap", "/search"];
const picked = (tags: Record<string, unknown> | null, zoom = 13) => ({
  place: { lon: 139.79, lat: 35.65 },
  zoom,
  tags,
  mesh: "53393683",
  all: tags ? [tags] : [],
});

describe("the address of the heatmap", () => {
  it("says what is shown, and is read back the same", () => {
    const state = {
      topic: "rise",
      kind: "house",
      year: 2023,
      view: { place: { lon: 139.7935, lat: 35.6555 }, zoom: 13.5 },
      pin: { lon: 139.79, lat: 35.65 },
    } as const;
    const search = searchOf(state);

    expect(search).toEqual({ layer: "rise", kind: "house", year: 2023, at: "35.6555,139.7935,13.5", pin: "35.65,139.79" });
    expect(stateOf(heatmapSearch(search))).toEqual(state);
  });

  it("drops what cannot be meant", () => {
    expect(heatmapSearch({ layer: "crime", kind: "castle", year: "x", at: "1,2,3" })).toEqual({ layer: "crime" });
    expect(stateOf({})).toMatchObject({ topic: "price", kind: "condo", year: null });
  });
});

it("has seven layers, those of the market by kind", () => {
  expect(TOPICS.map(({ id }) => layerOf(id, "land"))).toEqual([
    "price_land",
    "rise_land",
    "yield",
    "quake_i55",
    "flood_max_rank",
    "crime",
    "population",
  ]);
});

it.each([
  ["price", 1364, "1,364万円/坪"],
  ["rise", 19.9, "+19.9%"],
  ["population", -12.5, "-12.5%"],
  ["quake", 46.94, "46.9%"],
  ["crime", 4, "5段階の4"],
  ["flood", 2, "0.5m以上3m未満"],
] as const)("writes a value of %s (%d) as %s", (topic, value, text) => expect(valueText(topic, value)).toBe(text));

describe("what a spot says", () => {
  const price = { topic: "price", layer: samplePriceLayer, year: 2024 } as const;
  const flood = { topic: "flood", layer: sampleFloodLayer, year: null } as const;

  it("is the value with its cases", () => {
    expect(spotWords(price, picked({ t: "江東区豊洲", v2024: 364, n2024: 42 }))).toEqual({
      state: "ok",
      headline: "364万円/坪",
      lines: ["2024年", "n＝42件", "メッシュ 53393683"],
      town: "江東区豊洲",
    });
  });

  it("keeps a value of fewer than five cases to itself", () => {
    const words = spotWords(price, picked({ t: "江東区辰巳", v2024: 210, n2024: 4 }));

    expect(words.state).toBe("few");
    expect([words.headline, ...words.lines].join()).not.toContain("210");
  });

  it.each([
    ["was not looked at", flood, { s: "no_data" }, "データなし"],
    ["has no value in the year", price, { v2023: 364, n2023: 9 }, "データなし"],
    ["lies outside every mesh", price, null, "データなし"],
    ["is not coloured", flood, null, "色なし"],
    ["has a depth", flood, { s: "ok", r: 2 }, "0.5m以上3m未満"],
  ])("where it %s", (_, asked, tags, headline) => expect(spotWords(asked, picked(tags)).headline).toBe(headline));

  it("never calls a place without a colour safe, nor a layer without data uncoloured", () => {
    expect(spotWords(flood, picked(null)).lines.join()).toContain("安全を意味しません");
    expect(spotWords({ ...flood, layer: { ...sampleFloodLayer, state: "no_data" } }, picked(null)).headline).toBe("データなし");
  });

  it("asks to come closer where nothing is drawn", () => {
    expect(spotWords(flood, picked(null, 9)).state).toBe("too_far");
  });

  it("names the town of which nothing is known", () => {
    expect(spotWords(price, picked({ s: "no_data", t: "江東区若洲" }))).toMatchObject({ state: "no_data", town: "江東区若洲" });
  });
});

describe("HeatmapView", () => {
  const draw = async (change: Partial<typeof sampleHeatmap> = {}) =>
    textOf(await renderInRouter(<HeatmapView {...sampleHeatmap} {...change} />, PATHS));

  it("shows layers, kinds, year, legend and the same content as a table", async () => {
    const text = await draw();

    for (const words of [
      "坪単価",
      "洪水浸水深",
      "マンション",
      "2024年",
      "300万円以上400万円未満",
      "件数不足（5件未満）",
      "データなし",
      "江東区豊洲",
      "364万円/坪",
      "72町",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("210万円/坪");
  });

  it("says of hazards that no colour does not mean safe", async () => {
    const text = await draw({ controls: { ...sampleHeatmap.controls, topic: "flood", years: [], year: null }, layer: sampleFloodLayer });

    expect(text).toContain("色なしは安全を意味しません");
    expect(text).not.toContain("マンション");
  });

  it("tells missing data from a failure, and neither from an empty window", async () => {
    expect(await draw({ layer: { ...samplePriceLayer, state: "no_data" } })).toContain("まだ読み込まれていません");
    expect(await draw({ layer: null })).toContain("再試行");
    expect(await draw({ list: { state: "wide" } })).toContain("拡大すると表示");
    expect(await draw({ list: { state: "failed" } })).toContain("一覧を読み込めませんでした");
  });
});

it("stands without a catalogue when the service does not answer", async () => {
  const send = async () => new Response(null, { status: 503 });
  const { estate } = createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0 });

  expect(await findHeatmap({ estate })).toBeNull();
});
