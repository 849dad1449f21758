import { describe, expect, it } from "vitest";
import type { Priced } from "#web/price/words/result-words.ts";
import { salesMap } from "./sales-map.ts";
import { sampleEstimate } from "./samples.ts";

const { comparables } = sampleEstimate.outcome as Priced;

describe("the sales on a map", () => {
  it("are one circle for each town with its count, its prices and its time, never a pin for each sale", () => {
    const { items, credits } = salesMap(sampleEstimate, comparables);

    expect(credits).toEqual(sampleEstimate.attributions);

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

  it("mark the home itself only where its building is known; else the circle of its town says that it is meant", () => {
    const of = (changes: Partial<typeof sampleEstimate.subject>) =>
      salesMap({ ...sampleEstimate, subject: { ...sampleEstimate.subject, ...changes } }, comparables);

    expect(of({}).subject).toBeNull();
    expect(of({}).items.map(({ mark }) => mark)).toEqual(["この町\n2件", undefined]);
    expect(of({ town: "有明" }).subject?.label).toBe("有明（町の中心）");
    expect(of({ apartmentKey: "b" }).subject?.label).toBe("この部屋");
    expect(of({ apartmentKey: "b" }).items[0]?.mark).toBeUndefined();
    expect(of({ apartmentKey: "b", kind: "house" }).subject?.label).toBe("この物件");
    expect(of({ place: null, town: "有明" }).subject).toBeNull();
  });
});
