import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { type InputRow, inputProfile, inputShifts, saleInputs, stability } from "./drift-inputs.ts";

const aRow = (changes: Partial<InputRow> = {}): InputRow => ({
  areaM2: 60,
  ageYears: 20,
  cityCode: "13108",
  category: "contract",
  ...changes,
});
const rowsOf = (n: number, of: (i: number) => Partial<InputRow>) => Array.from({ length: n }, (_, i) => aRow(of(i)));
const psiOf = (shifts: ReturnType<typeof inputShifts>) => Object.fromEntries(shifts.map(({ name, psi }) => [name, psi]));

describe("the population stability index", () => {
  it.each([
    [[0.5, 0.5], [0.5, 0.5], 0],
    [[0.5, 0.5], [0.6, 0.4], 0.0405],
    [[0.25, 0.25, 0.25, 0.25], [0.1, 0.2, 0.3, 0.4], 0.2282],
    // An empty bin of 1,000 rows counts as half a row.
    [[0.5, 0.5], [1, 0], 3.797],
  ])("of %j found as %j is %d", (expected, found, psi) => {
    expect(stability({ shares: expected, rows: 1000 }, { shares: found, rows: 1000 }).psi).toBeCloseTo(psi, 3);
  });

  it("expects more by chance of many bins and few rows", () => {
    const shares = [0.2, 0.2, 0.2, 0.2, 0.2];

    expect(stability({ shares, rows: 1000 }, { shares, rows: 100 }).chance).toBeCloseTo(4 * (0.001 + 0.01));
    expect(stability({ shares: [1, 0, 0], rows: 1000 }, { shares: [1, 0, 0], rows: 100 })).toEqual({ psi: 0, chance: 0 });
  });

  it("is never negative, and the same both ways", () => {
    const shares = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 4, maxLength: 4 }).map((counts) => {
      const rows = counts.reduce((sum, count) => sum + count, 0);
      return { shares: counts.map((count) => count / rows), rows };
    });
    fc.assert(
      fc.property(shares, shares, (one, other) => {
        const { psi, chance } = stability(one, other);
        expect(psi).toBeGreaterThanOrEqual(0);
        expect(stability(other, one).psi).toBeCloseTo(psi, 9);
        expect(stability(other, one).chance).toBeCloseTo(chance, 9);
      }),
    );
  });
});

describe("the profile of training sales", () => {
  it("cuts numbers into tenths between values that occur, and keeps the unknown apart", () => {
    const { inputs } = inputProfile(rowsOf(100, (i) => ({ areaM2: i + 1, ageYears: i < 25 ? null : 10 })));

    expect(inputs.area).toEqual({
      of: "numbers",
      edges: [10, 20, 30, 40, 50, 60, 70, 80, 90],
      shares: [...new Array(10).fill(0.1), 0],
    });
    expect(inputs.age).toEqual({ of: "numbers", edges: [], shares: [0.75, 0.25] });
  });

  it("counts cities of less than a hundredth together", () => {
    const { inputs } = inputProfile(rowsOf(1000, (i) => ({ cityCode: i < 991 ? "13101" : `1310${i - 989}` })));

    expect(inputs.city).toEqual({ of: "labels", shares: { 13101: 0.991, "": expect.closeTo(0.009) } });
  });

  it("is small, whatever it was made from", () => {
    expect(JSON.stringify(inputProfile(syntheticSales(2000).map(saleInputs))).length).toBeLessThan(2000);
  });

  it("takes the age of a home at its sale", () => {
    expect(saleInputs(aSale({ builtYear: 2004, quarter: { year: 2024, quarter: 3 } })).ageYears).toBe(20.5);
    expect(saleInputs(aSale({ builtYear: null })).ageYears).toBeNull();
  });
});

describe("the shift of inputs", () => {
  const trained = syntheticSales(3000).map(saleInputs);
  const profile = inputProfile(trained);

  it("is nothing for the training sales themselves", () => {
    expect(psiOf(inputShifts(profile, trained))).toEqual({ area: 0, age: 0, city: 0, category: 0 });
  });

  it("stays about what chance brings for other sales of the same market", () => {
    const shifts = inputShifts(
      profile,
      trained.filter((_, i) => i % 7 === 0),
    );

    for (const { psi, chance } of shifts) expect(psi).toBeLessThan(chance + 0.1);
  });

  it.each([
    ["area", (row: InputRow) => ({ ...row, areaM2: row.areaM2 + 40 })],
    ["age", (row: InputRow) => ({ ...row, ageYears: null })],
    ["city", (row: InputRow) => ({ ...row, cityCode: "27100" })],
    ["category", (row: InputRow) => ({ ...row, category: "contract" as const })],
  ])("shows in %s where it lies, and nowhere else", (name, changed) => {
    const psi = psiOf(inputShifts(profile, trained.map(changed)));

    expect(psi[name]).toBeGreaterThan(0.25);
    expect(Object.values(psi).filter((value) => value === 0)).toHaveLength(3);
  });

  it("leaves the category out for homes that were only asked about", () => {
    const asked = trained.map((row) => ({ ...row, category: null }));

    expect(inputShifts(profile, asked).map(({ name }) => name)).toEqual(["area", "age", "city"]);
  });

  it("finds none in the age of land, which has none", () => {
    const land = rowsOf(200, () => ({ ageYears: null }));

    expect(psiOf(inputShifts(inputProfile(land), land)).age).toBe(0);
  });
});
