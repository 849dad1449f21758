import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HazardResponse, RiskReportResponse } from "#api/client/client.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { bareHazards, detailReport, sampleHazard } from "#web/risk/samples/detail-samples.ts";
import { DISTRICT, GROUND, LIQUEFACTION_BY_LANDFORM, LIQUEFACTION_BY_PL, SHAKING } from "./earthquake-rows.ts";
import { OTHER_WATER, RIVER } from "./flood-rows.ts";
import { hazardRow, type LayerRow, provenanceOf } from "./hazard-rows.tsx";

const ALL = [...SHAKING, ...GROUND, LIQUEFACTION_BY_PL, LIQUEFACTION_BY_LANDFORM, ...DISTRICT, ...RIVER, ...OTHER_WATER];
const STATES: readonly HazardResponse["state"][] = ["ok", "none", "no_data", "out_of_area"];

function rowOf(layer: LayerId): LayerRow {
  const row = ALL.find((each) => each.layer === layer);
  if (!row) throw new Error(`no row tells ${layer}`);
  return row;
}

const read = (layer: LayerId, state: HazardResponse["state"], more: Partial<HazardResponse> = {}) =>
  hazardRow(rowOf(layer), { hazards: [sampleHazard(layer, state, more)], report: detailReport });

describe("a value of a layer in words", () => {
  it.each([
    ["quake_i55", 46.9, "47%"],
    ["quake_i45", 99.96, "100%"],
    ["ground_arv", 1.836, "1.84倍"],
    ["ground_avs", 195.9, "196 m/s"],
    ["liquefaction_pl", 12.34, "PL 12.3（液状化の可能性が高い）"],
    ["liquefaction_class", 4, "発生傾向はやや強い"],
    ["tokyo_kikendo_total", 5, "ランク5（5段階。5が最も危険）"],
    ["tokyo_kikendo_difficulty", 3, "ランク3（5段階。5が最も危険）"],
    ["tokyo_kikendo_difficulty", 0.426, "係数 0.43"],
    ["flood_max_rank", 1, "0.5m未満"],
    ["flood_max_rank", 6, "20m以上"],
    ["flood_max_rank", 7, "区分7"],
    ["flood_duration_rank", 1, "12時間未満"],
    ["flood_duration_rank", 7, "4週間以上"],
    ["flood_duration_rank", 8, "区分8"],
    ["flood_collapse", 1, "区域の中"],
    ["landslide", 1, "警戒区域（イエローゾーン）の中"],
    ["landslide", 2, "特別警戒区域（レッドゾーン）の中"],
  ] as const)("%s %d: %s", (layer, value, words) => {
    expect(read(layer, "ok", { value })).toMatchObject({ state: "ok", words });
  });

  it.each([
    ["flood_collapse", 1, "早めの立ち退き避難"],
    ["landslide", 1, "命に危険が生じるおそれ"],
    ["landslide", 2, "建物がこわれ、命に危険"],
    ["liquefaction_class", 5, "特定の地震を想定したものではなく"],
    ["ground_avs", 150, "遅いほど、やわらかい"],
    ["tokyo_kikendo_difficulty", 1, "消火や避難のしにくさ"],
    ["tokyo_kikendo_total", 5, "最も高いほう"],
    ["tsunami_rank", 3, "2階の床の上まで"],
  ] as const)("%s %d means: %s", (layer, value, words) => {
    expect(read(layer, "ok", { value }).meaning).toContain(words);
  });

  it("of a flood that stays names its river where that is known", () => {
    expect(read("flood_duration_rank", "ok", { value: 4, details: { river: "荒川" } }).meaning).toMatch(/飲み水.*対象の川：荒川。$/);
    expect(read("flood_duration_rank", "ok", { value: 4 }).meaning).not.toContain("対象の川");
    expect(read("flood_duration_rank", "ok", { value: 4, details: { river: 12 } }).meaning).not.toContain("対象の川");
  });
});

describe("what is not a value", () => {
  it("is never told as one: a found layer without its value has no data", () => {
    for (const row of ALL) expect(read(row.layer, "ok", {})).toMatchObject({ state: "no_data" });
  });

  it("has a state of its own in every row, whatever else is answered", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.constantFrom(...STATES), fc.option(fc.double({ noNaN: true })), (row, state, value) => {
        const found = read(row.layer, state, value === null ? {} : { value });
        expect(found.state).toBe(state === "ok" && value === null ? "no_data" : state);
        if (found.state !== "ok") expect(`${found.words ?? ""}`).not.toMatch(/\d階の床|ランク\d|倍$/);
      }),
    );
  });

  it.each(RIVER.concat(OTHER_WATER.slice(0, 3)))("without a colour is no safety: $title", (row) => {
    expect(read(row.layer, "none").meaning).toContain("色がないことは、安全を意味しません。");
  });

  it("outside of a zone of slopes is a matter of time, and no reason to be careless", () => {
    expect(read("landslide", "none")).toMatchObject({ words: "区域の外", meaning: expect.stringContaining("順に進められています") });
  });

  it.each(DISTRICT)("outside of Tokyo says who asked where: $layer", (row) => {
    expect(read(row.layer, "out_of_area").words).toContain("東京都が都内の町丁目");
  });

  it("is not imported where the answer leaves it out, and failed where there is no answer", () => {
    const [empty, none] = [
      { hazards: [], report: detailReport },
      { hazards: null, report: detailReport },
    ];

    for (const row of ALL) {
      expect(hazardRow(row, empty)).toMatchObject({ state: "no_data", provenance: null });
      expect(hazardRow(row, none)).toMatchObject({ state: "failed", provenance: null });
    }
  });
});

describe("a row of a layer", () => {
  it("is called by the layer's own name where no better one is given", () => {
    expect(read("quake_i60", "no_data").title).toBe(LAYERS.quake_i60.title);
    expect(read("flood_max_rank", "no_data").title).toBe("想定最大規模（L2）の浸水深");
  });

  it("has the score of its indicator, and none where nothing is scored", () => {
    expect(read("ground_arv", "ok", { value: 1.84 }).score).toBe(42);
    expect(read("flood_max_rank", "ok", { value: 2 }).score).toBe(85);
    expect(read("quake_i60", "ok", { value: 8.6 }).score).toBeNull();
  });

  it.each([
    [["ground_amplification"], true],
    [["ground_arv"], true],
    [["ground_avs", "flood"], false],
    [[], false],
  ])("is being checked where its layer or its indicator is: %j", (checking, isChecking) => {
    const report: RiskReportResponse = { ...detailReport, checking };
    const hazards = [sampleHazard("ground_arv", "ok", { value: 1.84 })];

    expect(hazardRow(rowOf("ground_arv"), { hazards, report }).isChecking).toBe(isChecking);
  });

  it("tells where it comes from, and nothing of a layer that was not imported", () => {
    expect(provenanceOf(sampleHazard("quake_i55", "ok", { source: "J-SHIS", asOf: "2024年版", isSample: true }))).toEqual({
      attribution: "J-SHIS",
      asOf: "2024年版",
      precision: LAYERS.quake_i55.precision,
      isSample: true,
    });
    expect(provenanceOf({ layer: "quake_i55", title: "", state: "ok", source: "J-SHIS" })).toMatchObject({ asOf: null, isSample: false });
    expect(bareHazards.filter(({ state }) => state === "no_data").map(provenanceOf)).toEqual([null]);
  });
});
