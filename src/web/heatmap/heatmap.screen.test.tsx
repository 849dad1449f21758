import { describe, expect, it } from "vitest";
import type { MapLayerResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { HeatmapScreen } from "./heatmap.screen.tsx";
import type { HeatmapSearch } from "./heatmap-search.ts";
import { sampleFloodLayer, samplePriceLayer } from "./samples.ts";
import { isSameView } from "./use-heatmap.ts";

const houses: MapLayerResponse = { ...samplePriceLayer, id: "price_house", years: [2023, 2024], unit: "万円/坪（戸建て）" };
const CATALOGUE = [samplePriceLayer, houses, sampleFloodLayer];

const draw = (search: HeatmapSearch, catalogue: readonly MapLayerResponse[] | null = CATALOGUE) =>
  renderInRouter(<HeatmapScreen catalogue={catalogue} search={search} />, ["/heatmap", "/search"]);
const yearIn = (drawn: string) => /aria-valuetext="([^"]*)"/.exec(drawn)?.[1];

describe("the heatmap of an address", () => {
  it.each([
    [{}, "2024年"],
    [{ year: 2022 }, "2022年"],
    [{ year: 2023, kind: "house" }, "2023年"],
    [{ year: 2022, kind: "house" }, "2024年"],
    [{ year: 1999 }, "2024年"],
  ] as const)("%j shows the year it names, or the newest where the layer has none of it", async (search: HeatmapSearch, year) => {
    expect(yearIn(await draw(search))).toBe(year);
  });

  it("shows the layer of its topic and kind", async () => {
    expect(textOf(await draw({ kind: "house" }))).toContain("凡例：坪単価（区分ごと）（万円/坪（戸建て））");
    expect(textOf(await draw({ layer: "flood", kind: "house" }))).toContain("凡例：洪水浸水深（区分ごと）（浸水深）");
    expect(yearIn(await draw({ layer: "flood", year: 2022 }))).toBeUndefined();
  });

  it.each([
    ["could not be had", null],
    ["has no such layer", [sampleFloodLayer]],
  ])("offers to try again where the catalogue %s, with every choice still there", async (_, catalogue) => {
    const drawn = await draw({}, catalogue);

    expect(textOf(drawn)).toContain("レイヤーの一覧を読み込めませんでした。再試行");
    expect(drawn.match(/<input type="radio"[^>]*name="layer"/g)).toHaveLength(7);
  });
});

it.each([
  [{ lon: 139.767, lat: 35.681 }, 12, true],
  [{ lon: 139.76702, lat: 35.68101 }, 12.04, true],
  [{ lon: 139.7672, lat: 35.681 }, 12, false],
  [{ lon: 139.767, lat: 35.681 }, 12.1, false],
])("a view is the same as far as an address tells it (%#)", (place, zoom, isSame) => {
  expect(isSameView({ place, zoom }, { place: { lon: 139.767, lat: 35.681 }, zoom: 12 })).toBe(isSame);
});
