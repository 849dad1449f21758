import { describe, expect, it } from "vitest";
import { guidelineFor, type ReserveBuilding, reserveFundRatio } from "./reserve-guideline.ts";

const building: ReserveBuilding = { floors: 10, floorAreaM2: 12_000, units: 120, parking: null, exclusiveAreaM2: 9000 };

describe("the guideline of 2021", () => {
  it.each([
    [10, 4999, 335, 235, 430],
    [10, 5000, 252, 170, 320],
    [10, 9999, 252, 170, 320],
    [10, 10_000, 271, 200, 330],
    [10, 19_999, 271, 200, 330],
    [19, 20_000, 255, 190, 325],
    [20, 20_000, 338, 240, 410],
    [20, 4000, 338, 240, 410],
    [45, null, 338, 240, 410],
  ])("%i floors, %s m²: %i (%i–%i)", (floors, floorAreaM2, mean, low, high) => {
    expect(guidelineFor({ ...building, floors, floorAreaM2 })).toMatchObject({ mean, low, high });
  });

  it("is not guessed where a size that decides it is not known", () => {
    expect(guidelineFor({ ...building, floors: null })).toBe(null);
    expect(guidelineFor({ ...building, floorAreaM2: null, units: null })).toBe(null);
    expect(guidelineFor({ ...building, parking: { kind: "two-tier", spaces: 40 }, exclusiveAreaM2: null })).toBe(null);
  });

  it.each([
    // A fifth less or more of 85 m² a home: near a limit the class that asks the most.
    [20, 335],
    [60, 335],
    [100, 271],
    [90, 252],
    [150, 271],
    [400, 255],
    [250, 271],
  ])("is that of the homes where the floor area is not known: %i homes, %i yen, and says so", (units, mean) => {
    expect(guidelineFor({ ...building, floorAreaM2: null, units })).toMatchObject({ mean, sizedBy: "units" });
    expect(guidelineFor({ ...building, units })?.sizedBy).toBe("floor-area");
    expect(guidelineFor({ ...building, floors: 30, floorAreaM2: null, units })?.sizedBy).toBe("floors");
  });

  it("adds what mechanical parking costs, spread over the area of all homes", () => {
    const guideline = guidelineFor({ ...building, parking: { kind: "two-tier", spaces: 45 } });

    expect(guideline).toMatchObject({ mean: 271 + 32.25, low: 200 + 32.25, high: 330 + 32.25 });
    expect(guidelineFor({ ...building, parking: { kind: "elevator", spaces: 0 }, exclusiveAreaM2: null })?.mean).toBe(271);
  });
});

describe("the ratio to it", () => {
  it.each([
    [178, 0.66],
    [271, 1],
    [0, 0],
    [300, 1.11],
  ])("%i yen per m²: %s", (yen, ratio) => {
    expect(reserveFundRatio(yen, building)).toBe(ratio);
  });

  it("finds a building still on the level of 2011 about a third short", () => {
    expect(reserveFundRatio(218, { ...building, floorAreaM2: 4000 })).toBe(0.65);
    expect(reserveFundRatio(218, { ...building, floors: null })).toBe(null);
  });
});
