import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleCrimeMap } from "#web/risk/samples/crime-map.gallery.tsx";
import { DotMapCard } from "./dot-map-card.tsx";
import { findInWindow, findLayers } from "./find-layers.ts";

const { layer, map, list } = sampleCrimeMap;
if (!layer) throw new Error("the sample has a layer");

const draw = (shown: typeof layer | null) =>
  renderInRouter(
    <DotMapCard
      title="町丁目ごとの地図"
      lead="印は町丁目の中心です。"
      layer={shown}
      map={map}
      legend={{ title: "犯罪の多さ", noValue: "区分なし" }}
      notLoaded="町丁目ごとの件数は、まだ読み込まれていません。"
      table={{
        ...{ caption: "一覧", heading: "町丁目", counter: "町丁目", order: "多いほうから順", none: "ありません。", list },
        wordsOf: ({ t }) => ({ headline: String(t), lines: [] }),
        onShow: () => undefined,
      }}
      choice={<p>種類を選ぶ</p>}
    >
      <p>件数は町丁目の合計です。</p>
    </DotMapCard>,
  );

describe("a card with a map of dots", () => {
  it("has what to choose by, the map, its colours in words, its source, what to know, and the same as a table", async () => {
    const html = await draw(layer);
    const text = textOf(html);
    const order = [
      "種類を選ぶ",
      "凡例：犯罪の多さ（5段階）",
      "サンプルデータ・2025年",
      "件数は町丁目の合計",
      "地図に見えている範囲の一覧",
      "豊洲五丁目",
    ];
    const places = order.map((words) => text.indexOf(words));

    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { label } of layer.legend) expect(text).toContain(label);
    expect(text).toContain("区分なし");
  });

  it("says that nothing was imported, and still shows where things are", async () => {
    const text = textOf(await draw({ ...layer, state: "no_data", provenance: null }));

    expect(text).toContain("データなし町丁目ごとの件数は、まだ読み込まれていません。");
    expect(text).toContain("地図に見えている範囲の一覧");
    expect(text).not.toContain("サンプルデータ・2025年");
  });

  it("keeps what to know where the catalogue could not be had, and offers to ask again", async () => {
    const text = textOf(await draw(null));

    expect(text).toContain("取得失敗レイヤーの一覧を読み込めませんでした。再試行");
    expect(text).toContain("件数は町丁目の合計です。");
    expect(text).not.toContain("凡例");
    expect(text).not.toContain("一覧豊洲");
  });
});

describe("the catalogue of maps", () => {
  it("is what the service knows", async () => {
    const { estate, asked } = scriptedApi({ "GET /api/estate/layers": { layers: [layer] } });

    expect(await findLayers(estate)).toEqual([layer]);
    expect(asked).toHaveLength(1);
  });

  it.each([0, 404, 503])("is missing, not empty, where the service answers %i", async (status) => {
    expect(await findLayers(scriptedApi({ "GET /api/estate/layers": refused(status) }).estate)).toBeNull();
  });
});

describe("what a layer has in a part of the map", () => {
  const wanted = {
    layer: "crime_town",
    window: { west: 139.7, south: 35.6, east: 139.9, north: 35.7 },
    signal: new AbortController().signal,
  };

  it("is asked for by layer and corners, west first", async () => {
    const rows = { layer: "crime_town", total: 0, items: [] };
    const api = scriptedApi({ "GET /api/estate/mesh": rows });

    expect(await findInWindow(wanted, api)).toEqual(rows);
    expect(api.asked).toMatchObject([{ query: { layer: "crime_town", bbox: "139.70000,35.60000,139.90000,35.70000" } }]);
  });

  it("is missing, not empty, where it could not be had", async () => {
    expect(await findInWindow(wanted, scriptedApi())).toBeNull();
  });
});
