import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoanBuilding, type LoanField, loanStart, MOVE_IN_YEARS, readLoan, yearRows } from "./loan-form.ts";

const start = loanStart(2026);
const building: LoanBuilding = { builtYear: 2008, isNewCode: true };
const untold: LoanBuilding = { builtYear: null, isNewCode: null };
const read = (changes: Partial<Record<LoanField, string>> = {}, of = building) => readLoan({ ...start, ...changes }, of);

describe("the loan form", () => {
  it("starts with the worked example: 40,000,000 at 2.0 % over 35 years is 132,505 a month", () => {
    const { plan, issues } = read();

    expect(issues).toEqual([]);
    expect([plan?.monthlyYen, plan?.totalYen]).toEqual([132_505, 55_652_145]);
  });

  it("shows what one point more would cost", () => {
    const { plan, stressedPlan } = read();

    expect(stressedPlan?.monthlyYen).toBe(153_940);
    expect(stressedPlan?.totalYen).toBeGreaterThan(plan?.totalYen ?? 0);
  });

  it("shows none where one point more is past what a loan may cost", () => {
    expect(read({ rate: "20" })).toMatchObject({ issues: [], stressedPlan: null });
    expect(read({ rate: "19" }).stressedPlan).not.toBeNull();
  });

  it.each([
    ["2,000", true],
    ["2,001", false],
  ])("takes %s万円 of 4,000 for the bonus: %j", (bonus, isTaken) => {
    const { plan, issues } = read({ bonus });

    expect(plan !== null).toBe(isTaken);
    if (!isTaken) expect(issues).toEqual([{ field: "bonus", message: expect.stringContaining("半分まで") }]);
  });

  it("takes an empty bonus as none", () => expect(read({ bonus: "" }).plan).toEqual(read({ bonus: "0" }).plan));

  it("reads numbers as people type them", () => {
    expect(read({ principal: "４千" }).issues).toHaveLength(1);
    expect(read({ principal: "4,000万円", rate: "２．０％", years: "35年" }).plan?.monthlyYen).toBe(132_505);
  });

  it.each([
    ["principal", ""],
    ["principal", "99"],
    ["rate", "21"],
    ["rate", "x"],
    ["years", "0"],
    ["years", "51"],
    ["bonus", "2,001"],
  ] as const)("refuses %s %j at its field and shows no plan", (field, text) => {
    const { plan, issues } = read({ [field]: text });

    expect(plan).toBeNull();
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });

  it("keeps the plan while something beside it cannot be read", () => {
    const { plan, credit, debt, issues } = read({ area: "広い", pay: "多い" });

    expect(plan).not.toBeNull();
    expect([credit, debt]).toEqual([null, null]);
    expect(issues.map(({ field }) => field)).toEqual(["area", "pay"]);
  });

  it("adds every year up to the whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: 1, max: 50 }), fc.boolean(), (man, years, isFalling) => {
        const { plan } = read({ principal: String(man), years: String(years), method: isFalling ? "equal-principal" : "equal-payment" });
        const rows = plan ? yearRows(plan) : [];
        expect(rows).toHaveLength(years);
        expect(rows.reduce((sum, { paidYen }) => sum + paidYen, 0)).toBe(plan?.totalYen);
        expect(rows.at(-1)?.balanceYen).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the tax credit of the form", () => {
  it.each(MOVE_IN_YEARS.map((year) => [year]))("has a rule for a used home in %i", (year) => {
    expect(read({ moveIn: String(year) }).credit?.ok).toBe(true);
  });

  it.each([
    [{ isNew: "new", grade: "other" }, building, "grade"],
    [{ income: "2,001" }, building, "income"],
    [{ area: "39" }, building, "area"],
    [{}, { builtYear: 1981, isNewCode: false }, "old-code"],
    [{}, untold, "unknown-code"],
    [{ area: "39" }, untold, "area"],
    [{ moveIn: "2031" }, building, "year"],
  ] as const)("%j of %j is refused for %s", (changes, of, reason) => {
    expect(read(changes, of).credit).toEqual({ ok: false, reason });
  });

  it("is higher for a family where the rule says so", () => {
    const credit = (family: string) => read({ isNew: "new", grade: "zeh", principal: "8,000", family }).credit;

    expect(credit("")).toMatchObject({ ok: true, value: { limitYen: 35_000_000 } });
    expect(credit("on")).toMatchObject({ ok: true, value: { limitYen: 45_000_000 } });
  });
});

describe("the debt ratio of the form", () => {
  it("is asked for only with a pay", () => {
    expect(read().debt).toBeNull();
    expect(read({ pay: "700" }).debt).toMatchObject({ limit: 0.35, problems: [] });
    expect(read({ pay: "700" }).debt?.ratio).toBeCloseTo((132_505 * 12) / 7_000_000, 6);
  });

  it.each([
    ["age", "もうすぐ"],
    ["age", "17"],
    ["other", "たくさん"],
    ["area", ""],
    ["area", "7"],
    ["pay", "x"],
  ] as const)("is not told while %s is %j: what cannot be read is no condition that is met, nor one that is not", (field, text) => {
    const { debt, plan, issues } = read({ pay: "700", [field]: text });

    expect(debt).toBeNull();
    expect(plan).not.toBeNull();
    expect(issues.map((issue) => issue.field)).toEqual([field]);
  });

  it.each([
    ["399", 0.3],
    ["400", 0.35],
  ])("has its limit by the pay of %s万円", (pay, limit) => expect(read({ pay }).debt?.limit).toBe(limit));

  it.each([
    [{ area: "30" }, []],
    [{ area: "29.9" }, ["area"]],
    [{ age: "69", years: "11" }, []],
    [{ age: "70", years: "10" }, ["age"]],
    [{ age: "46", years: "35" }, ["end-age"]],
    [{ years: "40" }, ["term"]],
    [{ principal: "8,000" }, []],
    [{ principal: "8,001" }, ["loan"]],
  ])("%j: the conditions that are not met are %j", (changes, problems) => {
    expect(read({ pay: "3,000", ...changes }).debt?.problems).toEqual(problems);
  });

  it.each([
    [untold, [], ["old-code"]],
    [{ builtYear: 1982, isNewCode: null }, [], ["old-code"]],
    [{ builtYear: 1979, isNewCode: false }, ["old-code"], []],
    [building, [], []],
  ])("of %j: the code is a condition not met %j, or an open one %j", (of, problems, open) => {
    expect(read({ pay: "700" }, of).debt).toMatchObject({ problems, open });
  });

  it("rests on what is paid in the first year, bonus and falling payments with it", () => {
    const { plan, debt } = read({ pay: "1,000", method: "equal-principal", bonus: "1,000" });
    const paid = plan?.rows.slice(0, 12).reduce((sum, { paymentYen }) => sum + paymentYen, 0) ?? 0;

    expect(debt?.ratio).toBeCloseTo(paid / 10_000_000, 10);
  });

  it("counts other debts and names every condition that is not met", () => {
    const { debt } = read({ pay: "390", other: "24", age: "70", years: "10" }, { builtYear: 1979, isNewCode: false });

    expect(debt?.limit).toBe(0.3);
    expect(debt?.problems).toEqual(["ratio", "age", "old-code"]);
  });
});
