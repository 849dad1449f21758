import { describe, expect, it } from "vitest";
import { beyondLimits } from "#tools/bench/types.ts";
import { figuresOf, type Report } from "./readings.ts";

const MARK = { figure: "first-layer", name: "map-first-layer", most: 3500 } as const;

type Run = { readonly performance: number; readonly tbt: number; readonly seo?: number | null; readonly layerAt?: number };

function report({ performance, tbt, seo = 1, layerAt }: Run): Report {
  const marks = [
    { name: "another-mark", startTime: 10, timingType: "Mark" },
    ...(layerAt === undefined ? [] : [{ name: MARK.name, startTime: layerAt, timingType: "Mark" }]),
  ];
  const whole = { score: 1 };
  return {
    categories: { performance: { score: performance }, seo: { score: seo }, accessibility: whole, "best-practices": whole },
    audits: {
      "total-blocking-time": { numericValue: tbt },
      "largest-contentful-paint": { numericValue: 1500 },
      "first-contentful-paint": { numericValue: 900 },
      "user-timings": { details: { type: "table", items: marks } },
    },
  };
}

function figures(runs: readonly Run[], mark?: typeof MARK) {
  const page = { name: "heatmap", path: "/heatmap", performance: 80, ...(mark ? { mark } : {}) };
  return new Map(figuresOf(page, runs.map(report)).map((figure) => [figure.name.replace("lighthouse.heatmap.", ""), figure]));
}

describe("the figures of a page", () => {
  it("are medians of its runs, each by itself", () => {
    const found = figures([
      { performance: 0.7, tbt: 900 },
      { performance: 0.86, tbt: 100 },
      { performance: 0.9, tbt: 400 },
    ]);

    expect([found.get("performance")?.value, found.get("tbt.ms")?.value, found.get("lcp.ms")?.value]).toEqual([86, 400, 1500]);
  });

  it("fail where a median is less than it may be", () => {
    const found = figures([{ performance: 0.79, tbt: 0, seo: 0.9 }]);

    expect([...found.values()].flatMap(beyondLimits)).toEqual(["value 79 < 80", "value 90 < 100"]);
  });

  it("tell when the first layer is painted, and fail where that is late", () => {
    const found = figures(
      [2000, 3600, 4000].map((layerAt) => ({ performance: 0.9, tbt: 0, layerAt })),
      MARK,
    );

    expect(found.get("first-layer.ms")?.value).toBe(3600);
    expect([...found.values()].flatMap(beyondLimits)).toEqual(["value 3600 > 3500"]);
  });

  it("fail where runs have no mark or no score, instead of passing for good ones", () => {
    const found = figures([{ performance: 0.9, tbt: 0, seo: null }], MARK);

    expect([...found.values()].flatMap(beyondLimits)).toEqual(["value NaN < 100", "value NaN > 3500"]);
  });
});
