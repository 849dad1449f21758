import { describe, expect, it } from "vitest";
import type { MapLayerResponse } from "#api/client/client.ts";
import { QUAKE_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { MapSearch } from "#web/risk/maps/map-search.ts";
import { detailReport, sampleHazards } from "#web/risk/samples/detail-samples.ts";
import { sampleFloodMap } from "#web/risk/samples/hazard-map.gallery.tsx";
import { HazardMapScreen } from "./hazard-map.screen.tsx";
import { EARTHQUAKE_MAP, FLOOD_MAP } from "./map-choices.ts";

const [depth] = sampleFloodMap.layers ?? [];
if (depth === undefined) throw new Error("the sample has no layer");
const quake: MapLayerResponse = { ...depth, id: "quake_i55", title: "30年以内に震度6弱以上", legend: [...QUAKE_LEGEND] };
const fault: MapLayerResponse = { ...depth, id: "active_fault", title: "活断層", shape: "line", legend: [] };
const LAYERS = [depth, { ...depth, id: "landslide", title: "土砂災害警戒区域" }, quake, fault];

type Given = { readonly search?: MapSearch; readonly topic?: typeof FLOOD_MAP; readonly layers?: readonly MapLayerResponse[] | null };

const draw = ({ search = {}, topic = FLOOD_MAP, layers = LAYERS }: Given = {}, hazards: typeof sampleHazards | null = sampleHazards) =>
  renderInRouter(<HazardMapScreen report={detailReport} {...{ hazards, layers, topic, search }} />, ["/", "/risk/$"]);

/** What is chosen, and of what the legend is. */
async function shownBy(given: Given) {
  const drawn = await draw(given);
  const chosen = [...drawn.matchAll(/<input type="checkbox"[^>]*>/g)].find(([box]) => box.includes('checked=""'))?.[0] ?? "";
  return { chosen: /value="([^"]*)"/.exec(chosen)?.[1], legend: /aria-label="([^"（]*)(（区分ごと）)?の凡例"/.exec(drawn)?.[1] };
}

describe("a map of hazards", () => {
  it.each([
    [{}, FLOOD_MAP, "flood_max_rank", "想定最大規模"],
    [{ layer: "landslide" }, FLOOD_MAP, "landslide", "土砂災害"],
    [{ layer: "quake_i55" }, FLOOD_MAP, "flood_max_rank", "想定最大規模"],
    [{}, EARTHQUAKE_MAP, "quake_i55", "震度6弱以上"],
    [{ layer: "active_fault" }, EARTHQUAKE_MAP, "active_fault", "活断層"],
  ] as const)("of the address %j shows the layer that it names, or its first", async (search, topic, chosen, legend) => {
    expect(await shownBy({ search, topic })).toEqual({ chosen, legend });
  });

  it("offers no public pictures where the settings name no service, not even by their address", async () => {
    expect(await shownBy({ search: { layer: "flood_public" } })).toMatchObject({ chosen: "flood_max_rank" });
    expect(await draw()).not.toContain("公開タイル");
  });

  it.each([
    ["the catalogue could not be had", null],
    ["the catalogue has no such layer", [quake]],
  ])("says so where %s, and still tells what is known of the building", async (_, layers) => {
    const text = textOf(await draw({ layers }));

    expect(text).toContain("レイヤーの一覧を読み込めませんでした。再試行");
    expect(text).toContain("診断の位置");
    expect(text).toContain("想定最大規模（L2）の浸水深0.5〜3m未満");
  });

  it("begins with the building, whose findings may have failed", async () => {
    expect(textOf(await draw({}, null))).toMatch(/診断の位置.*想定最大規模（L2）の浸水深取得失敗/);
  });

  it.each([
    [FLOOD_MAP, {}, "区画の全体がその値になるという意味ではありません。"],
    [EARTHQUAKE_MAP, { layer: "active_fault" }, "知られている活断層を、長いものから並べています。"],
  ] as const)("says in which order its list stands (%#)", async (topic, search, words) => {
    expect(textOf(await draw({ topic, search }))).toContain(words);
  });

  it("of lines explains no hatching for missing data: what is not drawn was not counted", async () => {
    const legendOf = async (given: Given) => textOf(/<section aria-label="[^"]*の凡例".*?<\/section>/s.exec(await draw(given))?.[0] ?? "");

    expect(await legendOf({ topic: EARTHQUAKE_MAP, search: { layer: "active_fault" } })).not.toContain("データなし");
    expect(await legendOf({})).toContain("データなし");
  });

  it("names the source of the layer that is shown, and none where nothing was imported", async () => {
    const missing = LAYERS.map((layer) => ({ ...layer, state: "no_data" as const, provenance: null }));

    expect(textOf(await draw())).toContain("国土数値情報・2023・17m四方");
    const text = textOf(await draw({ layers: missing }));
    expect(text).toContain("想定最大規模のデータは、まだ読み込まれていません。");
    expect(text).not.toContain("国土数値情報・2023・17m四方");
  });
});
