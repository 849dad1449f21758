import { describe, expect, it } from "vitest";
import { sampleProvenance } from "#web/risk/samples/samples.ts";
import { sourceOf, sourcesOf } from "./provenance-words.ts";

describe("the source of a figure", () => {
  it("says when and how exactly, and leaves out what is not told", () => {
    expect(sourceOf(sampleProvenance).label).toBe("国土数値情報・2023年度・17m四方");
    expect(sourceOf({ ...sampleProvenance, asOf: null }).label).toBe("国土数値情報・17m四方");
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

  it("says how fine the data are", () => {
    expect(sourceOf(sampleProvenance).details).toContain("細かさ：17m四方。");
  });

  it("leaves out the licence where it is not told", () => {
    const { licence: _, ...bare } = sampleProvenance;

    expect(sourceOf(bare).details).not.toContain("利用条件");
    expect(sourceOf(bare).label).toBe(sourceOf(sampleProvenance).label);
  });

  it("tells two vintages of one publisher apart, and keeps the order of their first use", () => {
    const newer = { ...sampleProvenance, asOf: "2024年度" };

    expect(sourcesOf([newer, sampleProvenance, newer]).map(({ label }) => label)).toEqual([
      "国土数値情報・2024年度・17m四方",
      "国土数値情報・2023年度・17m四方",
    ]);
    expect(sourcesOf([null, undefined])).toEqual([]);
  });
});
