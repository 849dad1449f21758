import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { aSale } from "#test/support/synthetic-sales.ts";
import { curveAt, fitCurves } from "./curves.ts";

/** Homes whose value is town level − 0.01 a year − 0.002 a square metre. */
const random = seededRandom(5);
const among = (n: number) => Math.floor(random() * n);
const rows = Array.from({ length: 20_000 }, () => {
  const town = among(20);
  const home = aSale({ town: `町${town}`, builtYear: 1980 + among(40), areaM2: 20 + 20 * among(4) });
  return { home, year: 2024, value: town * 0.05 - 0.01 * (2024 - (home.builtYear ?? 0)) - 0.002 * home.areaM2 };
});
const curves = fitCurves(rows);
const at = (given: Partial<ReturnType<typeof aSale>>) => curveAt(curves, aSale({ town: "町0", ...given }), 2024);

describe("age and size curves", () => {
  it("find what a year and a square metre do beside the town", () => {
    expect(at({ builtYear: 2014, areaM2: 60 }) - at({ builtYear: 1994, areaM2: 60 })).toBeCloseTo(0.2, 1);
    expect(at({ builtYear: 2000, areaM2: 20 }) - at({ builtYear: 2000, areaM2: 80 })).toBeCloseTo(0.12, 1);
  });

  it("are the same in every town", () => {
    expect(at({ town: "町19" })).toBe(at({ town: "町0" }));
  });

  it("take a sale before completion as new and say nothing of sizes never seen", () => {
    expect(at({ builtYear: 2026 })).toBe(at({ builtYear: 2024 }));
    expect(at({ builtYear: null, areaM2: 5000 })).toBe(0);
  });
});
