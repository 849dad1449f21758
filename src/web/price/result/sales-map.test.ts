import { describe, expect, it } from "vitest";
import type { Priced } from "./result-words.ts";
import { salesMap } from "./sales-map.ts";
import { sampleEstimate } from "./samples.ts";

const { comparables } = sampleEstimate.outcome as Priced;

describe("the sales on a map", () => {
  it("are one circle for each town with its count, its prices and its time, never a pin for each sale", () => {
    const { items } = salesMap(sampleEstimate, comparables);

    expect(items.map(({ label, count }) => [label, count])).toEqual([
      ["江東区豊洲 2件", 2],
      ["江東区東雲 1件", 1],
    ]);
    expect(items[0]?.detail).toBe("7,900万円〜8,300万円・2025年第1四半期〜2025年第2四半期");
    expect(items[1]?.detail).toBe("7,600万円・2024年第4四半期");
  });

  it("leave out what has no place", () => {
    expect(
      salesMap(
        sampleEstimate,
        comparables.map((sale) => ({ ...sale, place: null })),
      ).items,
    ).toEqual([]);
  });

  it("mark the home itself only where its building is known; a town is meant as a whole", () => {
    const of = (changes: Partial<typeof sampleEstimate.subject>) =>
      salesMap({ subject: { ...sampleEstimate.subject, ...changes } }, comparables).subject?.label;

    expect(of({})).toBe("豊洲（町の中心）");
    expect(of({ apartmentKey: "b" })).toBe("この部屋");
    expect(of({ apartmentKey: "b", kind: "house" })).toBe("この物件");
    expect(of({ place: null })).toBeUndefined();
  });
});
