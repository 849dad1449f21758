import { describe, expect, it } from "vitest";
import { createApiClient } from "#api/client/services.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { mapSearch, viewOf } from "#web/risk/maps/map-search.ts";
import { bareHazards, detailReport, sampleHazards } from "#web/risk/samples/detail-samples.ts";
import { sampleFloodMap, sampleQuakeMap } from "#web/risk/samples/hazard-map.gallery.tsx";
import { findHazardMap } from "./find-hazard-map.ts";
import { HazardMapView, type HazardMapViewProps } from "./hazard-map.view.tsx";
import { choicesOf, EARTHQUAKE_MAP, FLOOD_MAP, openChoices, toggled, wordsOf } from "./map-choices.ts";
import { SpotBalloon } from "./spot-balloon.tsx";

const draw = async (props: HazardMapViewProps) => textOf(await renderInRouter(<HazardMapView {...props} />, ["/", "/risk"]));
const { place } = detailReport.subject;

describe("the address of a map of hazards", () => {
  it("carries the report, the layer and the view", () => {
    const search = { floor: 3, layer: "flood_max_rank,landslide", strength: 60, at: "35.6555,139.7935,15" };

    expect(mapSearch(search)).toEqual(search);
    expect(viewOf(search, place)).toEqual({ place: { lon: 139.7935, lat: 35.6555 }, zoom: 15 });
  });

  it("drops what cannot be meant, and then shows the building", () => {
    expect(mapSearch({ floor: 0, layer: "<b>", at: "here", strength: 10 })).toEqual({});
    expect(viewOf({}, place)).toEqual({ place, zoom: 14 });
    expect(viewOf({}, place, 13)).toEqual({ place, zoom: 13 });
  });
});

describe("the choices of a map", () => {
  it("have the public pictures only where the settings name a service", () => {
    expect(openChoices(FLOOD_MAP, true).length - openChoices(FLOOD_MAP, false).length).toBe(1);
    expect(choicesOf(FLOOD_MAP, "flood_public", false).map(({ id }) => id)).toEqual(["flood_max_rank"]);
    expect(choicesOf(FLOOD_MAP, "flood_public", true)[0]?.pictures).toBe("01_flood_l2_shinsuishin_data");
  });

  it.each([
    [undefined, ["flood_max_rank"]],
    ["landslide,flood_max_rank", ["landslide", "flood_max_rank"]],
    ["landslide,landslide", ["landslide"]],
    ["quake_i55", ["flood_max_rank"]],
    ["none", []],
    [
      "flood_max_rank,landslide,tsunami_rank,flood_collapse,inland_flood_rank,landslide",
      ["landslide", "tsunami_rank", "flood_collapse", "inland_flood_rank"],
    ],
  ])("of the address %j lie on each other as %j, the lowest first", (ids, shown) => {
    expect(choicesOf(FLOOD_MAP, ids, false).map(({ id }) => id)).toEqual(shown);
  });

  it.each([
    ["flood_max_rank", "landslide", "flood_max_rank,landslide"],
    ["flood_max_rank,landslide", "flood_max_rank", "landslide"],
    ["landslide", "landslide", "none"],
    ["none", "landslide", "landslide"],
    [
      "flood_max_rank,landslide,tsunami_rank,flood_collapse",
      "inland_flood_rank",
      "landslide,tsunami_rank,flood_collapse,inland_flood_rank",
    ],
  ])("of %j with %s ticked or unticked are %j", (ids, id, next) => {
    expect(toggled(choicesOf(FLOOD_MAP, ids, false), id)).toBe(next);
  });

  it("tell every layer in words, and each choice is among what is told of a spot", () => {
    for (const topic of [FLOOD_MAP, EARTHQUAKE_MAP]) {
      expect(topic.choices.filter(({ layer }) => layer !== "active_fault" && !topic.rows.some((row) => row.layer === layer))).toEqual([]);
    }
    expect(wordsOf(FLOOD_MAP, "landslide", 2)).toContain("特別警戒区域");
    expect(wordsOf(EARTHQUAKE_MAP, "quake_i55", 46.9)).toBe("47%");
  });
});

describe("HazardMapView", () => {
  it("tells depth and floors of the picked spot, with the official legend", async () => {
    const text = await draw(sampleFloodMap);

    for (const words of [
      "診断の位置",
      "想定最大規模（L2）の浸水深",
      "階ごとの見え方",
      "10m以上20m未満",
      "色なしは安全を意味しません",
      "データなし",
      "江東区豊洲",
      "この評価は安全を保証するものではありません",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("tells shaking, ground and 地域危険度, without floors", async () => {
    const text = await draw(sampleQuakeMap);

    for (const words of ["47%", "1.84倍", "6%以上26%未満", "地域危険度"]) expect(text).toContain(words);
    expect(text).not.toContain("階ごとの見え方");
  });

  it("names the sources of what is drawn, and nothing else", async () => {
    const [flood] = sampleFloodMap.layers ?? [];
    const unseen = { ...flood, id: "landslide", provenance: { ...flood?.provenance, attribution: "見本の土砂データ" } } as NonNullable<
      typeof flood
    >;
    const layers = [...(sampleFloodMap.layers ?? []), unseen];

    expect(await draw({ ...sampleFloodMap, layers })).not.toContain("見本の土砂データ");
    expect(await draw({ ...sampleFloodMap, layers, shown: choicesOf(FLOOD_MAP, "flood_max_rank,landslide", false) })).toContain(
      "見本の土砂データ",
    );
  });

  it("leads to another place by a form that needs no script, and lists the layers that can be laid on each other", async () => {
    const html = await renderInRouter(<HazardMapView {...sampleFloodMap} />, ["/", "/risk"]);

    expect(html).toMatch(/<form[^>]*action="\/risk\/search_result" method="get"[^>]*><input[^>]*name="q"/);
    expect(html.match(/<input type="checkbox"[^>]*name="layer"/g)).toHaveLength(sampleFloodMap.choices.length);
    expect(html).toMatch(/<h1[^>]*>.*浸水マップ<\/h1>/);
  });

  it("says that data are missing, not that nothing is there", async () => {
    const spot = { place, isBuilding: false, state: "ok", hazards: bareHazards } as const;
    const text = await draw({
      ...sampleFloodMap,
      layers: (sampleFloodMap.layers ?? []).map((layer) => ({ ...layer, state: "no_data" as const })),
      spot,
    });

    expect(text).toContain("まだ読み込まれていません");
    expect(text).toContain("浸水深のデータがないため");
  });

  it("offers to try again where a service did not answer", async () => {
    const text = await draw({ ...sampleFloodMap, layers: null, spot: { place, isBuilding: false, state: "failed" } });

    expect(text).toContain("取得失敗");
    expect(text).toContain("再試行");
  });
});

describe("the balloon of a spot", () => {
  const words = async (hazards: typeof sampleHazards, layer: "flood_max_rank" | "flood_planned_rank" | "tsunami_rank") =>
    textOf(
      await renderInRouter(
        <SpotBalloon spot={{ place, isBuilding: false, state: "ok", hazards }} topic={FLOOD_MAP} layer={layer} label="浸水深" />,
      ),
    );

  it.each([
    [{ state: "ok", value: 3 }, /3.*5m未満/],
    [{ state: "none" }, /色なし（安全という意味ではありません）/],
    [{ state: "no_data" }, /データなし/],
    [{ state: "unknown" }, /凡例にない色/],
    [{ state: "waiting" }, /調べています/],
    [{ state: "failed" }, /取得失敗/],
  ] as const)("tells what a public picture says: %o", async (picture, found) => {
    const spot = { place, isBuilding: false, state: "ok", hazards: bareHazards } as const;
    const balloon = <SpotBalloon {...{ spot, picture }} topic={FLOOD_MAP} layer="flood_max_rank" label="公開タイル" />;

    expect(textOf(await renderInRouter(balloon))).toMatch(found);
  });

  it("keeps the four states apart", async () => {
    expect(await words(sampleHazards, "flood_max_rank")).toMatch(/0\.5.*3m未満/);
    expect(await words(sampleHazards, "flood_planned_rank")).toContain("色なし（安全という意味ではありません）");
    expect(await words(sampleHazards, "tsunami_rank")).toContain("対象外エリア");
    expect(await words(bareHazards, "flood_max_rank")).toContain("データなし");
  });
});

it("stands without hazards and layers when the service does not answer", async () => {
  const send = async () => new Response(null, { status: 503 });
  const services = createApiClient({ baseUrls: {}, origin: "http://site.test", send, random: () => 0 });

  expect(await findHazardMap(detailReport, services)).toEqual({ report: detailReport, hazards: null, layers: null });
});
