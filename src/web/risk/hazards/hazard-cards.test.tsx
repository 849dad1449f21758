import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import type { BuildingFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { openInRouter } from "#test/support/opened-view.tsx";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import type { Spot } from "#web/risk/hazard-map/keep-spot.ts";
import { EARTHQUAKE_MAP, FLOOD_MAP } from "#web/risk/hazard-map/map-choices.ts";
import { SpotBalloon } from "#web/risk/hazard-map/spot-balloon.tsx";
import { SpotCard } from "#web/risk/hazard-map/spot-card.tsx";
import {
  bareHazards,
  detailReport,
  sampleBuilding,
  sampleHazard,
  sampleHazards,
  sampleShelters,
} from "#web/risk/samples/detail-samples.ts";
import { BuildingCodeCard } from "./building-code-card.tsx";
import { depthOf } from "./depth-words.ts";
import { EarthquakeView } from "./earthquake.view.tsx";
import { FloodView } from "./flood.view.tsx";
import { FloorFigure } from "./floor-figure.tsx";
import { FloorFigureCard } from "./floor-figure-card.tsx";
import { QuakeClassTable } from "./quake-class-table.tsx";

const html = (view: ReactNode) => renderInRouter(view, ["/", "/risk/$"]);
const read = async (view: ReactNode) => textOf(await html(view));
const itemsOf = (drawn: string) => [...drawn.matchAll(/<li(?: [^>]*)?>(.*?)<\/li>/gs)].map(([, inner = ""]) => textOf(inner));
const { place } = detailReport.subject;

describe("the seismic code of the building", () => {
  const facts = (changes: Partial<BuildingFactsResponse>): BuildingFactsResponse => ({ ...sampleBuilding, ...changes });
  const draw = (building: BuildingFactsResponse | null, report: RiskReportResponse = detailReport) =>
    html(<BuildingCodeCard {...{ building, report }} />);

  it.each([
    ["old", "耐震診断の有無を確かめてください"],
    ["new", "1981年6月からの基準です"],
    ["unclear", "点数は旧耐震として計算しています"],
    ["since2000", "2000年6月の見直しより後の基準です"],
  ] as const)("%s is told with what it was built for", async (id, meaning) => {
    const text = textOf(await draw(facts({ code: { id, words: "基準の名前" } })));

    expect(text).toContain("設計の基準100点基準の名前");
    expect(text).toContain(meaning);
  });

  it.each(["old", "new", "unclear", "since2000"] as const)("%s never promises that nothing happens", async (id) => {
    const text = textOf(await draw(facts({ code: { id, words: "" } })));

    expect(text).not.toMatch(/安全です|倒れません|壊れません/);
    expect(/倒壊しないことを目標/.test(text)).toBe(/損傷しないという意味ではありません/.test(text));
  });

  it("that nobody can tell is missing, has no points, and says what would tell it", async () => {
    const text = textOf(await draw(facts({ code: { id: null, words: "確かめられません" } })));

    expect(text).toContain("設計の基準データなし確かめられません。建築確認の日が分かれば示せます。");
    expect(text).not.toContain("100点");
  });

  it.each([
    [true, "あり"],
    [false, "なし"],
    ["2003年に実施", "2003年に実施"],
    [12, "12"],
  ])("tells a fact that is %j as %s, with where it is from", async (value, words) => {
    const fields = [{ field: "seismicDiagnosis", value, source: "管理組合の公表資料", asOf: "2026-03", isSample: false }];
    const text = textOf(await draw(facts({ fields })));

    expect(text).toContain(`耐震診断・改修${words}管理組合の公表資料・2026-03・建物`);
    expect(text).toContain("免震・制振データなしまだ確認できていません（未確認）。");
  });

  it.each([
    ["builtYear", "設計の基準"],
    ["seismic_code", "設計の基準"],
    ["seismicDiagnosis", "耐震診断・改修"],
    ["seismicIsolation", "免震・制振"],
  ])("marks the row that a report of %s is about", async (checking, title) => {
    const rows = itemsOf(await draw(sampleBuilding, { ...detailReport, checking: [checking] }));

    expect(rows.filter((row) => row.includes("確認中"))).toEqual([expect.stringMatching(new RegExp(`^${title}確認中`))]);
  });

  it("that could not be had fails in each row, and leads to telling what one knows all the same", async () => {
    const drawn = await draw(null);

    expect(itemsOf(drawn).filter((row) => row.includes("取得失敗"))).toHaveLength(3);
    expect(drawn).toMatch(/href="\/risk\/sample-apartment\/contact\?topic=correction"[^>]*>建物の情報を提供する/);
  });
});

describe("the floors beside the water", () => {
  const floorsOf = async (rank: number | null, floor: number | null, floors: number | null) =>
    itemsOf(await html(<FloorFigure depth={depthOf(rank)} {...{ floor, floors }} />));

  it("stand from the highest down, each with what the water does there", async () => {
    expect(await floorsOf(3, 2, 4)).toEqual(["4階水面より上", "3階水面より上", "2階つかるおそれ（見ている階）", "1階水につかる想定"]);
  });

  it("have no water where nothing is coloured, and are not called dry for that", async () => {
    expect(await floorsOf(null, null, 3)).toEqual(["3階色なし", "2階色なし", "1階色なし"]);
    expect(await html(<FloorFigure depth={null} floor={null} floors={3} />)).not.toContain("stroke-dasharray");
  });

  it("are drawn lowest at the ground, and the one that is asked about alone stands out", async () => {
    const drawn = await html(<FloorFigure depth={depthOf(2)} floor={2} floors={4} />);
    const storeys = [...drawn.matchAll(/<rect x="68" y="([^"]*)"[^>]*class="([^"]*)"/g)].map(([, y, look = ""]) => ({
      y: Number(y),
      isAsked: look.includes("fill-brand"),
    }));

    expect(storeys.map(({ isAsked }) => isAsked)).toEqual([false, true, false, false]);
    expect(storeys.map(({ y }) => y)).toEqual(storeys.map(({ y }) => y).toSorted((a, b) => b - a));
  });

  it("are never more than the building has, nor more than ten", async () => {
    expect(await floorsOf(6, null, 2)).toHaveLength(2);
    expect(await floorsOf(6, 40, 45)).toHaveLength(10);
  });

  it.each([
    [2, "3m"],
    [5, "20m"],
    [6, "20m以上"],
  ])("rank %i: the surface is written at its deepest end, %s", async (rank, words) => {
    expect(await html(<FloorFigure depth={depthOf(rank)} floor={null} floors={20} />)).toMatch(
      new RegExp(`<text x="2"[^>]*>${words}</text>`),
    );
  });

  it("deeper water is drawn higher, and the drawing is for those who see it alone", async () => {
    const surfaceAt = async (rank: number) =>
      Number(
        /<line[^>]*y1="([\d.]+)"[^>]*stroke-dasharray/.exec(await html(<FloorFigure depth={depthOf(rank)} floor={10} floors={20} />))?.[1],
      );
    const [shallow, middle, deep] = [await surfaceAt(2), await surfaceAt(3), await surfaceAt(4)];

    expect(shallow).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(deep);
    expect(await html(<FloorFigure depth={depthOf(2)} floor={null} floors={3} />)).toMatch(/<svg aria-hidden="true"/);
  });

  it("are not drawn where the depth is not known", async () => {
    const drawn = await html(<FloorFigureCard water={{ state: "unknown" }} floor={5} floors={10} />);

    expect(textOf(drawn)).toContain("階ごとの目安は示せません");
    expect(drawn).not.toContain("<svg");
    expect(textOf(drawn)).not.toContain("水面より上の階でも");
  });
});

describe("the official classes", () => {
  it.each([
    [46.9, "26%以上"],
    [3, "3%以上6%未満"],
    [0, "0.1%未満"],
  ])("%d %% marks one row: %s", async (percent, label) => {
    const drawn = await html(<QuakeClassTable percent={percent} />);

    expect([...drawn.matchAll(/<th scope="row"[^>]*>([^<]*)<span/g)].map(([, text]) => text)).toEqual([label]);
    expect(drawn).toContain("<caption");
  });

  it("mark none where nothing is known, and say that low is not none", async () => {
    const text = await read(<QuakeClassTable percent={null} />);

    expect(text).not.toContain("この場所");
    expect(text).toContain("確率が低くても、ゆれないという意味ではありません");
  });
});

describe("liquefaction on the page of earthquakes", () => {
  const rows = async (...hazards: NonNullable<Parameters<typeof EarthquakeView>[0]["hazards"]>) =>
    itemsOf(await html(<EarthquakeView report={detailReport} hazards={hazards} building={sampleBuilding} search={{}} />));
  const pl = (value: number) => sampleHazard("liquefaction_pl", "ok", { value });
  const landform = sampleHazard("liquefaction_class", "ok", { value: 5 });

  it.each([
    ["both", [pl(12), landform], "PL 12.0（液状化の可能性が高い）", "発生傾向"],
    ["landforms alone", [sampleHazard("liquefaction_pl", "no_data"), landform], "発生傾向は強い", "PL "],
    ["neither", [], "液状化のしやすさ(PL値)データなし", "発生傾向"],
  ] as const)("is told by PL where that is known, else by landform: %s", async (_, hazards, words, others) => {
    const text = (await rows(...hazards)).join();

    expect(text).toContain(words);
    expect(text).not.toContain(others);
  });

  it("of PL 0 is told as looked at, which is not the same as not known", async () => {
    expect((await rows(sampleHazard("liquefaction_pl", "none"))).join()).toContain("該当なしPL 0（液状化の可能性はかなり低い）");
    expect((await rows(sampleHazard("liquefaction_pl", "ok", { value: 0 }))).join()).toContain("PL 0.0（液状化の可能性はかなり低い）");
  });

  it("the landform is told only where the ground is known, and never guessed", async () => {
    const ground = (details: Record<string, string>) => sampleHazard("ground_arv", "ok", { value: 1.8, details });

    expect((await rows(ground({ landform: "埋立地" }))).join()).toContain("地形（微地形区分）埋立地");
    expect((await rows(ground({}))).join()).toContain("地形（微地形区分）データなし");
    expect((await rows()).join()).toContain("地形（微地形区分）データなし");
  });
});

describe("the page of floods", () => {
  const read5 = (floor: number | null, hazards: Parameters<typeof FloodView>[0]["hazards"] = sampleHazards) =>
    read(<FloodView report={{ ...detailReport, floor }} hazards={hazards} shelters={sampleShelters} search={{}} />);

  it("says whether its points are those of a floor or of the building", async () => {
    expect(await read5(5)).toContain("5階の部屋の点数です。");
    expect(await read5(null)).toContain("建物全体の点数です。階を選ぶと");
  });

  it.each([
    ["uncoloured", [sampleHazard("flood_max_rank", "none")], "色なしの場所です。"],
    ["of an unknown class", [sampleHazard("flood_max_rank", "ok", { value: 9 })], "階ごとの目安は示せません"],
    ["of no value", [sampleHazard("flood_max_rank", "ok")], "階ごとの目安は示せません"],
    ["outside of the survey", [sampleHazard("flood_max_rank", "out_of_area")], "階ごとの目安は示せません"],
    ["not to be had", null, "階ごとの目安は示せません"],
  ] as const)("draws no water over a place that is %s", async (_, hazards, words) => {
    const text = await read5(5, hazards);

    expect(text).toContain(words);
    expect(text).not.toContain("つかるおそれ");
  });

  it("explains its three looks, none of which is safe", async () => {
    expect(await read5(null)).toMatch(/「色なし」と「データなし」のちがい.*どれも「安全」という意味ではありません/s);
  });
});

describe("the picked spot", () => {
  const at = { place: { lon: 139.81, lat: 35.645 }, isBuilding: false } as const;
  const card = (spot: Spot, topic = FLOOD_MAP) => (
    <SpotCard {...{ spot, topic }} report={{ ...detailReport, checking: ["flood_max_rank"] }} />
  );
  const ready: Spot = { ...at, state: "ok", hazards: sampleHazards };

  it("is named by its place unless it is the building", async () => {
    expect(await read(card(ready))).toContain("北緯35.6450度・東経139.8100度");
    expect(await read(card({ ...ready, isBuilding: true }))).toContain("診断の位置");
  });

  it("has neither points nor corrections: those are the building's", async () => {
    const text = await read(card(ready));

    expect(text).toContain("想定最大規模（L2）の浸水深0.5〜3m未満");
    expect(text).not.toMatch(/\d点|確認中/);
  });

  it("tells the nearest fault on the map of earthquakes alone", async () => {
    expect(await read(card(ready, EARTHQUAKE_MAP))).toContain("最も近い活断層");
    expect(await read(card(ready))).not.toContain("活断層");
  });

  it("says that it is being looked up, and shows no row before", async () => {
    const drawn = await html(card({ ...at, state: "waiting" }));

    expect(textOf(drawn)).toContain("調べています。");
    expect(itemsOf(drawn)).toEqual([]);
    expect(drawn).toContain('aria-live="polite"');
  });

  it("that failed is asked for again by itself, not by its page", async () => {
    let asked = 0;
    const page = await openInRouter(
      card({ ...at, state: "failed", retry: () => (asked += 1) }, { ...FLOOD_MAP, rows: FLOOD_MAP.rows.slice(0, 1) }),
    );
    page.press("再試行");

    expect(asked).toBe(1);
  });
});

describe("the balloon at a spot", () => {
  const at = { place, isBuilding: false } as const;
  const balloon = (spot: Spot, layer: Parameters<typeof SpotBalloon>[0]["layer"], topic = EARTHQUAKE_MAP) =>
    read(<SpotBalloon {...{ spot, topic, layer }} label="項目" />);
  const fault = (state: "ok" | "none" | "no_data" | "out_of_area", value?: number): Spot => ({
    ...at,
    state: "ok",
    hazards: [
      { layer: "active_fault", title: "最も近い活断層", state, ...(value === undefined ? {} : { value, details: { name: "立川断層帯" } }) },
    ],
  });

  it.each([
    ["found", fault("ok", 12.34), "最も近い活断層：立川断層帯まで約12.3km"],
    ["far", fault("none"), "最も近い活断層：50km以内には示されていません"],
    ["not imported", fault("no_data"), "データなし"],
    ["abroad", fault("out_of_area"), "対象外エリア"],
  ])("tells the nearest fault: %s", async (_, spot, words) => {
    expect(await balloon(spot, "active_fault")).toBe(`項目${words}`);
  });

  it.each([
    [{ ...at, state: "waiting" } as const, "調べています"],
    [{ ...at, state: "failed" } as const, "取得失敗"],
    [{ ...at, state: "ok", hazards: bareHazards } as const, "データなし"],
    [{ ...at, state: "ok", hazards: [sampleHazard("quake_i55", "ok")] } as const, "データなし"],
    [{ ...at, state: "ok", hazards: [sampleHazard("quake_i55", "ok", { value: 46.9 })] } as const, "47%"],
  ])("tells the layer that is shown, or why not: %#", async (spot, words) => {
    expect(await balloon(spot, "quake_i55")).toBe(`項目${words}`);
  });
});
