import { describe, expect, it } from "vitest";
import { quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { fitBuildingLevels, salesOfItsSize } from "./building-levels.ts";

const LAST = quarterIndex({ year: 2024, quarter: 2 });
const sale = (areaM2: number, apartmentKey: string | null = "a", quartersAgo = 0) =>
  aSale({ areaM2, apartmentKey, quarter: quarterAt(LAST - quartersAgo) });
const learnt = (sales: readonly ReturnType<typeof sale>[]) =>
  fitBuildingLevels(
    sales,
    Float32Array.from(sales, (_, i) => i / 4),
    LAST,
  );

describe("the levels of buildings", () => {
  it("are kept by building, in rising order of size", () => {
    expect([...learnt([sale(60), sale(70, "b"), sale(50)])]).toEqual([
      ["a", { areas: Float32Array.of(50, 60), levels: Float32Array.of(0.5, 0) }],
      ["b", { areas: Float32Array.of(70), levels: Float32Array.of(0.25) }],
    ]);
  });

  it("are none where no sale names its building", () => {
    expect(learnt([sale(60, null), sale(70, null)]).size).toBe(0);
  });

  it("leave out what is no longer shown beside a price of two quarters later", () => {
    expect([...learnt([sale(60, "a", 10), sale(60, "b", 11)]).keys()]).toEqual(["a"]);
  });
});

describe("a home's building", () => {
  const buildings = learnt([sale(47), sale(48), sale(60), sale(75), sale(76), sale(60, "b")]);

  it("is known by its sales of the home's size", () => {
    expect(salesOfItsSize(buildings, sale(60)).map(({ areaM2 }) => areaM2)).toEqual([48, 60, 75]);
    expect(salesOfItsSize(buildings, sale(60, "b"))).toEqual([{ areaM2: 60, level: 1.25 }]);
  });

  it.each([null, "never sold in"])("is not known by that of others: %s", (key) => {
    expect(salesOfItsSize(buildings, sale(60, key))).toEqual([]);
  });
});
