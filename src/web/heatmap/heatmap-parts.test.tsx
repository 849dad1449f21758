import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { findHeatmap } from "./find-heatmap.ts";
import { sampleHeatmap, sampleSpot } from "./heatmap.gallery.tsx";
import { HeatmapView, type HeatmapViewProps } from "./heatmap.view.tsx";
import { heatmapSearch, searchOf, stateOf } from "./heatmap-search.ts";
import { sourceOf } from "./layer-source.ts";
import { sampleFloodLayer, samplePriceLayer } from "./samples.ts";
import { SpotPanel } from "./spot-panel.tsx";
import { KINDS, layerOf, TOPICS, topicOf } from "./topics.ts";
import type { SpotWords } from "./value-words.ts";

const PATHS = ["/heatmap", "/search", "/risk/$apartmentKey/summary"];
const draw = (changes: Partial<HeatmapViewProps> = {}) => renderInRouter(<HeatmapView {...sampleHeatmap} {...changes} />, PATHS);
const read = async (changes: Partial<HeatmapViewProps> = {}) => textOf(await draw(changes));
const flood: Partial<HeatmapViewProps> = {
  controls: { ...sampleHeatmap.controls, topic: "flood", years: [], year: null },
  layer: sampleFloodLayer,
};

describe("the address of the heatmap", () => {
  const states = fc.record({
    topic: fc.constantFrom(...TOPICS.map(({ id }) => id)),
    kind: fc.constantFrom(...KINDS.map(({ id }) => id)),
    year: fc.option(fc.integer({ min: 1900, max: 2100 })),
    view: fc.record({
      place: fc.record({ lon: fc.integer({ min: 1220, max: 1540 }), lat: fc.integer({ min: 200, max: 460 }) }),
      zoom: fc.integer({ min: 4, max: 18 }),
    }),
  });

  it("brings back every map that can be shown", () => {
    fc.assert(
      fc.property(states, ({ view, ...rest }) => {
        const place = { lon: view.place.lon / 10, lat: view.place.lat / 10 };
        const state = { ...rest, view: { ...view, place }, pin: place };
        expect(stateOf(heatmapSearch(searchOf(state)))).toEqual(state);
      }),
    );
  });

  it("is as short as it can be: what is usual is left out", () => {
    expect(Object.keys(searchOf(stateOf({})))).toEqual(["layer", "at"]);
    expect(stateOf(searchOf(stateOf({})))).toEqual(stateOf({}));
  });

  it.each([
    [1900, 1900],
    [2100, 2100],
    [1899, undefined],
    [2101, undefined],
    [2024.5, undefined],
    ["2024", undefined],
  ])("takes the year %j as %j", (year, read) => expect(heatmapSearch({ year }).year).toBe(read));

  it.each(["35.6,139.7", "35.6,139.7,30", "0,0,12", "x", 12, null])("opens at 東京駅 where the view is %j", (at) => {
    expect(stateOf(heatmapSearch({ at })).view).toEqual({ place: { lon: 139.767, lat: 35.681 }, zoom: 12 });
  });

  it.each(["35.65,139.79,12", "91,139", "here", 3])("has no picked spot where it is %j", (pin) => {
    expect(stateOf(heatmapSearch({ pin })).pin).toBeNull();
  });
});

describe("a topic", () => {
  it.each(TOPICS)("$label is found by its name, and has a layer of tiles for each kind or one for all", (topic) => {
    expect(topicOf(topic.id)).toBe(topic);
    expect(new Set(KINDS.map(({ id }) => layerOf(topic.id, id))).size).toBe(topic.kinds ? KINDS.length : 1);
  });

  it("of a hazard counts no cases: a probability has none", () => {
    for (const { isHazard, cases } of TOPICS) if (isHazard) expect(cases).toBeNull();
  });
});

describe("the source of a layer", () => {
  const { provenance } = samplePriceLayer;
  if (provenance === null) throw new Error("the sample has no provenance");

  it("is named with its time and its precision, and its licence in the details", () => {
    expect(sourceOf(provenance)).toEqual({
      label: "出典・2024年第4四半期まで・町（地区名）",
      details: "国土交通省 不動産情報ライブラリのデータを加工して作成。利用条件：出典の記載。",
    });
  });

  it("is left without a time that nobody told, and ends its sentence once", () => {
    const { label, details } = sourceOf({ ...provenance, asOf: null, attribution: "J-SHIS。" });

    expect(label).toBe("出典・町（地区名）");
    expect(details).toBe("J-SHIS。利用条件：出典の記載。");
  });

  it("of sample data says so before anything else", () => {
    const { label, details } = sourceOf({ ...provenance, isSample: true });

    expect(label).toMatch(/^サンプルデータ・/);
    expect(details).toMatch(/^動作を確かめるために作った値を含みます。/);
  });
});

describe("the catalogue of layers", () => {
  it("is what the service lists", async () => {
    const layers = [samplePriceLayer, sampleFloodLayer];

    expect(await findHeatmap(scriptedApi({ "GET /api/estate/layers": { layers } }))).toEqual(layers);
    expect(await findHeatmap(scriptedApi({ "GET /api/estate/layers": { layers: [] } }))).toEqual([]);
  });

  it.each([0, 429, 503])("is none where the service answers with %i, which is not an empty one", async (status) => {
    expect(await findHeatmap(scriptedApi({ "GET /api/estate/layers": refused(status) }))).toBeNull();
  });
});

describe("the page of the heatmap", () => {
  it("names what its colours mean, in a list with their words", async () => {
    const [legend = ""] = /<section aria-label="坪単価（区分ごと）の凡例".*?<\/section>/s.exec(await draw()) ?? [];
    const items = [...legend.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, inner = ""]) => textOf(inner));

    expect(textOf(legend)).toContain("凡例：坪単価（区分ごと）（万円/坪）");
    expect(items).toEqual([...samplePriceLayer.legend.map(({ label }) => label), "件数不足（5件未満）", "データなし"]);
  });

  it("of a hazard has no hatching for few cases, names depths as depths, and promises no safety", async () => {
    const text = await read(flood);

    expect(text).toContain("凡例：洪水浸水深（区分ごと）（浸水深）");
    expect(text).not.toContain("件数不足（5件未満）");
    expect(text).toContain("この地図は安全を保証するものではありません");
    expect(text).not.toContain("個々の物件の価格");
  });

  it("of prices says what figures of the past are not", async () => {
    expect(await read()).toContain("将来の価格や個々の物件の価格を示すものではありません");
  });

  it.each([
    [sampleHeatmap.controls, "坪単価・マンション・2024年"],
    [{ ...sampleHeatmap.controls, topic: "rise", kind: "land", year: 2023 } as const, "3年上昇率・土地・2023年（3年前と比べて）"],
    [{ ...sampleHeatmap.controls, topic: "quake", years: [], year: null } as const, "地震30年確率"],
  ])("says on paper what was chosen (%#)", async (controls, words) => {
    expect(await draw({ controls })).toMatch(new RegExp(`print:block[^>]*>${words}</p>`));
  });

  it("lists the same as the map, each with its value, its cases and its class", async () => {
    const [table = ""] = /<table.*?<\/table>/s.exec(await draw()) ?? [];
    const rows = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, inner = ""]) =>
      [...inner.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)).slice(0, 4),
    );

    expect(rows).toEqual([
      ["場所", "値", "成約数", "区分"],
      ["江東区豊洲", "364万円/坪", "42", "300万円以上400万円未満"],
      ["江東区辰巳", "件数不足", "3", "—"],
      ["メッシュ53394603", "180万円/坪", "9", "150万円以上200万円未満"],
    ]);
  });

  it("shows a listed square on the map by a press on it", async () => {
    const onShow = vi.fn<HeatmapViewProps["onShow"]>();
    const page = await openInRouter(<HeatmapView {...sampleHeatmap} onShow={onShow} />, PATHS);
    page.press("江東区豊洲を地図で見る");
    page.press("53394603を地図で見る");

    expect(onShow.mock.calls.map(([{ mesh }]) => mesh)).toEqual(["53393683", "53394603"]);
  });

  it("saves a picture only of a map that there is", async () => {
    const onSave = vi.fn<() => void>();
    const ready = await openInRouter(<HeatmapView {...sampleHeatmap} onSave={onSave} />, PATHS);
    const missing = await openInRouter(<HeatmapView {...sampleHeatmap} layer={null} onSave={onSave} />, PATHS);
    ready.press("画像で保存");
    missing.press("画像で保存");

    expect(onSave).toHaveBeenCalledOnce();
    expect(missing.isEnabled("画像で保存")).toBe(false);
  });

  it("says aloud why a picture could not be saved, and nothing where it could", async () => {
    expect(await draw({ problem: "画像を保存できませんでした。" })).toContain('<p role="alert">画像を保存できませんでした。</p>');
    expect(await draw()).not.toContain('role="alert"');
  });

  it.each([
    [{ state: "ok", value: { total: 0, items: [] } } as const, "安全という意味ではありません"],
    [{ state: "waiting" } as const, "一覧を準備しています"],
  ])("tells an empty window from one that is being asked about (%#)", async (list, words) => {
    expect(await read({ list })).toContain(words);
  });

  it("has no source to name where nothing was imported", async () => {
    const text = await read({ layer: { ...samplePriceLayer, state: "no_data", provenance: null } });

    expect(text).toContain("坪単価のデータは、まだ読み込まれていません。");
    expect(text).not.toContain("利用条件");
  });
});

describe("the picked spot", () => {
  const panel = (changes: Partial<SpotWords> = {}, more: Partial<Parameters<typeof SpotPanel>[0]> = {}) =>
    renderInRouter(<SpotPanel title="坪単価" {...sampleSpot} words={{ ...sampleSpot.words, ...changes }} {...more} />, PATHS);

  it("is of a town, where there is one, and leads to its prices and to the report of the very spot", async () => {
    const html = await panel();

    expect(textOf(html)).toContain("選んだ場所・町（地区名）江東区豊洲364万円/坪2024年n＝42件");
    expect(decodeURIComponent(html)).toContain('href="/search?q=江東区豊洲"');
    expect(html).toMatch(/href="\/risk\/point-[0-9a-z]{9}\/summary"/);
  });

  it("that no town is known of is named by the layer, and leads to its report all the same", async () => {
    const html = await panel({ town: null });

    expect(textOf(html)).toContain("坪単価364万円/坪");
    expect(html).not.toContain("/search?q=");
    expect(html).toContain("/risk/point-");
  });

  it.each([
    ["ok", 0],
    ["no_colour", 0],
    ["too_far", 0],
    ["few", 1],
    ["no_data", 1],
  ] as const)("%s has %i hatchings beside its words", async (state, count) => {
    expect((await panel({ state }, { years: [] })).match(/<svg/g) ?? []).toHaveLength(count);
  });

  it("tells how it went over the years, and keeps back a year of few cases", async () => {
    const html = await panel();

    expect(html).toContain('aria-label="坪単価の推移：2022年 320万円/坪、2024年 364万円/坪"');
    expect(html).not.toContain("341");
    expect(await panel({}, { years: sampleSpot.years.slice(0, 2) })).not.toContain("推移");
  });

  it("is closed by its button", async () => {
    const onClose = vi.fn<() => void>();
    (await openInRouter(<SpotPanel title="坪単価" {...sampleSpot} onClose={onClose} />, PATHS)).press("選んだ場所を閉じる");

    expect(onClose).toHaveBeenCalledOnce();
  });
});
