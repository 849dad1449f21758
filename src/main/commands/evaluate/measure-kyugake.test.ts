import { describe, expect, it } from "vitest";
import type { FlagGrade } from "#domain/kyugake/core/types.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { kyugakeFigures, kyugakeTable, measureKyugake, noiseExpected, type OfferedSale } from "./measure-kyugake.ts";

const ESTIMATE: OfferedSale["estimate"] = {
  ...{ grade: "B" as const, point: 100, q05: 80, q10: 85, q90: 115, q95: 120, chance10: 0.6, isTestedHorizon: true },
  headline: { quarter: { year: 2024, quarter: 1 }, knownUntil: { year: 2023, quarter: 4 }, quartersAhead: 1 },
  agreement: { median: 100, count: 20, gap: 0, standing: "inside" },
};

function offered(count: number, given: Partial<Omit<OfferedSale, "flag">> & { grade?: FlagGrade } = {}): OfferedSale[] {
  const { grade, ...rest } = given;
  const flag = grade === undefined ? null : ({ ratio: 0.8, depth: "eight", reasons: [], grade } as const);
  return Array.from({ length: count }, () => ({
    asking: 100,
    price: 100,
    isPlanted: false,
    isContract: true,
    isDrawn: false,
    estimate: ESTIMATE,
    laterMedian: null,
    ...rest,
    flag,
  }));
}

describe("the newest quarters as if on offer", () => {
  it("are priced by a model of those before them, with one in twenty planted, and grades tell the planted from the others", async () => {
    const sales = syntheticSales(1600);
    const lines: string[] = [];
    const figures = await measureKyugake("condo", {
      salesOf: async () => sales,
      fitForest: fitQuickly,
      say: (line) => void lines.push(line),
    });

    const later = sales.filter(({ quarter }) => quarter.year === 2024).length;
    expect(lines).toEqual([`condo: 2023Q4までで学習し、その後の${later}件を売り出し中とみなします`]);
    expect(figures).toMatchObject({ from: { year: 2024, quarter: 1 }, until: { year: 2024, quarter: 4 }, all: { n: later } });
    expect(figures?.contracts.n).toBeLessThan(later);
    const all = figures?.all.grades.find(({ grade }) => grade === "all");
    expect(all?.recall).toBeGreaterThan(2 * (figures?.all.noise.share ?? 1));
    expect(figures?.all.anyHome.n).toBeGreaterThan(10);
  });

  it("of a kind without sales are not measured", async () => {
    expect(await measureKyugake("land", { salesOf: async () => [], fitForest: fitQuickly, say: () => undefined })).toBeNull();
  });
});

describe("figures of a study", () => {
  const figures = kyugakeFigures([
    ...offered(40, { asking: 75, isPlanted: true, grade: "A", laterMedian: 100 }),
    ...offered(10, { asking: 90, isPlanted: true, grade: "C", laterMedian: 92 }),
    ...offered(10, { grade: "A", laterMedian: 100 }),
    ...offered(40, { price: 82, isDrawn: true, laterMedian: 101 }),
    ...offered(50, { price: 82 }),
    ...offered(50, { estimate: null }),
  ]);
  const of = (grade: string) => figures.grades.find((one) => one.grade === grade);

  it("tell of each grade what share was planted, how many of the planted it holds, and how often later sales agreed", () => {
    expect(figures).toMatchObject({ n: 200, estimated: 150, planted: 50 });
    expect(of("A")).toMatchObject({ flags: 50, plantedShare: 0.8, recall: 0.8, judged: { n: 50, right: 40, share: { value: 0.8 } } });
    expect(of("C")).toMatchObject({ flags: 10, plantedShare: 1, recall: 0.2, judged: { n: 10, share: null } });
    expect(of("all")).toMatchObject({ flags: 60, recall: 1 });
  });

  it("tell what was flagged at its own price, and what sold under the ends of its band", () => {
    expect(figures.noise.share).toBe(0.1);
    expect(figures.under).toEqual({ q05: 0, q10: 0.9 });
    expect(figures.anyHome).toMatchObject({ n: 40, right: 0 });
  });

  it("are a line for each grade to read, with what could not be judged left open", () => {
    const text = kyugakeTable(figures);

    expect(text).toMatch(/A {2,}50 +80\.0 +80\.0 +50 +80\.0 +67\.0〜88\.8/);
    expect(text).toMatch(/C {2,}10 +100\.0 +20\.0 +10 +- +-/);
    expect(text).toContain("成約価格のままでも90%以下になったもの 10.0%");
  });
});

it.each([
  [0.04, 0.035],
  [0.05, 0.073],
  [0.06, 0.111],
  [0.08, 0.178],
  [0.1, 0.228],
  [0.15, 0.306],
])("an error of %d alone shows %d of fair prices under 90 percent", (mdape, share) => {
  expect(noiseExpected(mdape)).toBeCloseTo(share, 3);
});
