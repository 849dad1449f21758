import { describe, expect, it } from "vitest";
import { sampleProvenance } from "#web/risk/samples/samples.ts";
import { sourceName, sourceOf, sourcesOf } from "./provenance-words.ts";

describe("the source of a figure", () => {
  it.each([
    ["国土数値情報（洪水浸水想定区域データ）（国土交通省）を加工して作成", "国土数値情報"],
    ["出典：東京都 地域危険度測定調査", "東京都 地域危険度測定調査"],
    ["警視庁のデータを加工して作成", "警視庁"],
    ["「地価公示」", "「地価公示」"],
  ])("is called by its publisher: %s", (attribution, name) => {
    expect(sourceName(attribution)).toBe(name);
  });

  it("says when and how exactly, and leaves out what is not told", () => {
    expect(sourceOf(sampleProvenance).label).toBe("国土数値情報・2023年度・約17m");
    expect(sourceOf({ ...sampleProvenance, asOf: null }).label).toBe("国土数値情報・約17m");
    expect(sourceOf({ ...sampleProvenance, asOf: null }).details).toContain("データの時点は示されていません。");
  });

  it("keeps the whole credit line and the licence in the details", () => {
    expect(sourceOf(sampleProvenance).details).toContain(sampleProvenance.attribution);
    expect(sourceOf(sampleProvenance).details).toContain("利用条件：CC BY 4.0。");
  });

  it("says of sample data that they are samples, first of all", () => {
    const { label, details } = sourceOf({ ...sampleProvenance, isSample: true });

    expect(label).toMatch(/^サンプルデータ・/);
    expect(details).toMatch(/^実際の調査の値ではなく/);
  });

  it("names each source once, and none that is not there", () => {
    expect(sourcesOf([sampleProvenance, null, sampleProvenance, undefined, { ...sampleProvenance, asOf: "2024年度" }])).toHaveLength(2);
  });
});
