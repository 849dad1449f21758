import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { RiskIndicatorResponse, RiskReportResponse } from "#api/client/client.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { placeReport } from "#web/risk/samples/place-samples.ts";
import { sampleIndicator, sampleReport } from "#web/risk/samples/samples.ts";
import { IndicatorRow } from "./indicator-row.tsx";

type Draws = { readonly reads?: readonly string[]; readonly checking?: readonly string[]; readonly meaning?: string };

function draw(changes: Partial<RiskIndicatorResponse>, { reads, checking = [], meaning = "" }: Draws = {}) {
  const indicator = sampleIndicator({ id: "parks", pillar: "child", title: "800m以内の公園", ...changes });
  const pillars = [{ id: "child" as const, score: 45, coverage: 1, indicators: [indicator] }];
  const report = { ...sampleReport, checking: [...checking], rating: { ...sampleReport.rating, pillars } };
  return renderToStaticMarkup(<IndicatorRow report={report} id="parks" {...{ meaning }} {...(reads && { reads })} />);
}
const read = (...args: Parameters<typeof draw>) => textOf(draw(...args));

describe("an indicator of the rating", () => {
  it("stands as the rating has it: its title, points, words and source", () => {
    expect(read({ score: 64.6, words: "800m以内に3か所" })).toMatch(/^800m以内の公園65点800m以内に3か所国土数値情報/);
  });

  it.each([
    ["no_data", "データがありません。", "800m以内の公園データなしこの場所のデータがまだありません。点数には入れていません。"],
    ["out_of_area", "この地域は対象外です。", "800m以内の公園対象外エリアこの資料は、この地域を対象にしていません。"],
    ["none", "該当なし", "800m以内の公園該当なし調べた範囲では、ここには示されていません。"],
  ] as const)("does not repeat what the look of %s says already", (state, words, text) => {
    expect(read({ state, words, score: null, provenance: null })).toBe(text);
  });

  it.each([
    ["age", "building"],
    ["liquidity", "life"],
  ] as const)("%s, which is of a building, is missing at a place for want of one", (id, pillar) => {
    const unknown = sampleIndicator({
      id,
      pillar,
      state: "no_data",
      words: "データがありません。",
      score: null,
      provenance: null,
    });
    const drawn = (report: RiskReportResponse) => {
      const pillars = [{ id: pillar, score: null, coverage: 0, indicators: [unknown] }];
      return textOf(renderToStaticMarkup(<IndicatorRow report={{ ...report, rating: { ...report.rating, pillars } }} id={id} />));
    };

    expect(drawn(placeReport())).toContain("データなし建物は未登録です。点数には入れていません。");
    expect(drawn(sampleReport)).toContain("この場所のデータがまだありません。");
  });

  it("of a reserve fund that was told waits for what decides the guideline, not for the building", () => {
    const fund = sampleIndicator({
      id: "reserve_fund",
      pillar: "building",
      state: "no_data",
      words: "データがありません。",
      score: null,
      provenance: null,
    });
    const pillars = [{ id: "building" as const, score: null, coverage: 0, indicators: [fund] }];
    const drawn = (report: RiskReportResponse) =>
      textOf(renderToStaticMarkup(<IndicatorRow report={{ ...report, rating: { ...report.rating, pillars } }} id="reserve_fund" />));

    expect(drawn(placeReport({ reserveFundYenPerM2: 178 }))).toContain("目安は階数や延床面積で変わるため、まだ比べられません。");
    expect(drawn(placeReport())).toContain("建物は未登録です。");
  });

  it.each([
    ["no_data", "延床面積が未確認のため、目安を選べません。"],
    ["none", "区域の外"],
    ["out_of_area", "東京都の外では調査がありません。"],
  ] as const)("tells a reason of its own where it is %s: %s", (state, words) => {
    expect(read({ state, words, score: null })).toContain(words);
  });

  it("has no points where there are no data, whatever the rating says", () => {
    expect(read({ state: "no_data", score: 100 })).not.toContain("点100");
    expect(read({ state: "no_data", score: 100 })).not.toContain("100点");
  });

  it("has points for a danger that was looked for in vain", () => {
    expect(read({ state: "none", score: 100, words: "区域の外" })).toContain("100点");
  });

  it("is being checked where it, or a fact that it reads, is said to be wrong", () => {
    const isMarked = (checking: readonly string[], reads: readonly string[] = []) => read({}, { checking, reads }).includes("確認中");

    expect(isMarked(["parks"])).toBe(true);
    expect(isMarked(["parksCount"], ["parksCount"])).toBe(true);
    expect(isMarked(["parksCount"])).toBe(false);
    expect(isMarked(["childcare"], ["parksCount"])).toBe(false);
  });

  it("says what it means only beside something found", () => {
    const meaning = "広さや遊具は見ていません。";

    expect(read({}, { meaning })).toContain(meaning);
    expect(read({ state: "no_data" }, { meaning })).not.toContain(meaning);
  });

  it("is left out where the model does not know it", () => {
    expect(renderToStaticMarkup(<IndicatorRow report={sampleReport} id="of another model" />)).toBe("");
  });
});
