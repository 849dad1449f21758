import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import type { ToldLoan } from "#domain/assets/core/loan-of.ts";
import type { ValuationPoint } from "#domain/assets/series/types.ts";
import { owedAfter, restOfLoan } from "#domain/finance/running-loan.ts";
import { monthAt, monthIndex } from "#kernel/calendar/month.ts";
import { LEARNABLE_ANSWERS } from "#kernel/home/missing-answers.ts";
import { loanHistory } from "./loan-history.ts";
import { missingFacts } from "./missing-facts.ts";
import { eventsOf, lastChange, seriesOf, sincePurchase } from "./series-of.ts";
import { valueState } from "./value-state.ts";

const LOAN: ToldLoan = {
  ...{ balanceYen: 20_000_000, asOf: "2026-11", annualPercent: 1, endsIn: "2046-11", bonus: null, rateChanges: [] },
  method: "equal-payment",
};
const aPoint = (month: string, given: Partial<ValuationPoint> = {}): ValuationPoint => ({
  ...{ month, q10: 63_000_000, q50: 70_000_000, q90: 77_000_000, grade: "B", modelVersion: "one", source: "monthly", beforeByModel: null },
  ...given,
});
const facts = (told: Partial<HomeFacts>): HomeFacts => ({ ...NO_FACTS, ...told });

describe("what is owed in a month", () => {
  it("is what was told, then by the schedule, then nothing", () => {
    const owed = loanHistory(LOAN, null);

    expect([owed("2026-11"), owed("2046-11"), owed("2050-01")]).toEqual([
      { yen: 20_000_000, isReckonedBack: false },
      { yen: 0, isReckonedBack: false },
      { yen: 0, isReckonedBack: false },
    ]);
  });

  it("is reckoned back to the purchase, and not before it; a year where nobody knows that", () => {
    const owed = loanHistory(LOAN, "2020-04");
    expect([owed("2020-04")?.isReckonedBack, owed("2020-03")]).toEqual([true, null]);
    const alone = loanHistory(LOAN, null);

    expect([alone("2025-11") === null, alone("2025-10")]).toEqual([false, null]);
  });

  it("is the same whichever month of its schedule was told: back and onward are one", () => {
    const loans = fc.record({
      balance: fc.integer({ min: 1_000_000, max: 100_000_000 }),
      rate: fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
      months: fc.integer({ min: 24, max: 420 }),
      passed: fc.integer({ min: 1, max: 12 }),
      method: fc.constantFrom("equal-payment" as const, "equal-principal" as const),
    });
    fc.assert(
      fc.property(loans, ({ balance, rate, months, passed, method }) => {
        const first = monthIndex("2020-01");
        const term = { asOf: "2020-01", endsIn: monthAt(first + months), annualPercent: rate, method };
        const running = { ...term, balanceYen: balance, bonusBalanceYen: 0, bonusMonths: [], rateChanges: [] };
        const rows = restOfLoan(running);
        if (!rows.ok) throw new Error(rows.reason);
        const asOf = monthAt(first + passed);
        const told: ToldLoan = { ...LOAN, ...term, asOf, balanceYen: owedAfter(running, rows.value, asOf) };
        const back = loanHistory(told, "2020-01")("2020-01");
        // Each payment is rounded to the yen.
        expect(Math.abs((back?.yen ?? 0) - balance)).toBeLessThan(Math.max(300, months));
      }),
    );
  });

  it("knows the part that is paid back with the bonus, and the rates of before", () => {
    const bonus = { balanceYen: 6_000_000, months: [1, 7] };
    const owed = loanHistory({ ...LOAN, bonus }, "2026-01");
    const [june, july] = [owed("2026-06")?.yen ?? 0, owed("2026-07")?.yen ?? 0];
    expect(june - july).toBeGreaterThan(150_000);
    const dearer = loanHistory({ ...LOAN, rateChanges: [{ from: "2020-01", annualPercent: 4 }] }, "2020-01");

    expect(dearer("2020-01")?.yen).toBeLessThan(loanHistory(LOAN, "2020-01")("2020-01")?.yen ?? 0);
  });
});

describe("the series of a home", () => {
  it("is joined with a mark where another model took over, and tells what was left in each month", () => {
    const series = seriesOf([aPoint("2026-10"), aPoint("2026-11"), aPoint("2026-12", { modelVersion: "two" })], facts({ loan: LOAN }));

    expect(series.map(({ isModelChange }) => isModelChange)).toEqual([false, false, true]);
    expect(series[1]).toMatchObject({ owed: { yen: 20_000_000 }, equity: { yen: 50_000_000, lowYen: 43_000_000, highYen: 57_000_000 } });
  });

  it("says nothing of what is left where no loan was told", () => {
    expect(seriesOf([aPoint("2026-11")], NO_FACTS)).toMatchObject([{ owed: null, equity: null }]);
  });

  it("is less than nothing where more is owed than it is worth", () => {
    const [point] = seriesOf([aPoint("2026-11")], facts({ loan: { ...LOAN, balanceYen: 80_000_000 } }));

    expect(point?.equity).toEqual({ yen: -10_000_000, lowYen: -17_000_000, highYen: -3_000_000 });
  });

  it("has what happened until now beside it, in order", () => {
    const told = facts({
      purchase: { on: "2014-04-10", priceYen: null, buildingYen: null, costsYen: null },
      renovations: [{ year: 2020, what: "浴室", costYen: null }],
      loan: {
        ...LOAN,
        rateChanges: [
          { from: "2024-04", annualPercent: 0.9 },
          { from: "2027-04", annualPercent: 1.2 },
        ],
      },
    });
    const events = eventsOf([aPoint("2026-10"), aPoint("2026-11", { modelVersion: "two" })], told, "2026-11");

    expect(events.map(({ on, kind }) => [on, kind])).toEqual([
      ["2014-04", "purchase"],
      ["2020", "renovation"],
      ["2024-04", "rate-change"],
      ["2026-11", "model-change"],
    ]);
  });
});

describe("the last value", () => {
  it("beside the one before is what the market did", () => {
    const change = lastChange([aPoint("2026-10"), aPoint("2026-11", { q50: 71_400_000 })]);

    expect(change).toMatchObject({ from: "2026-10", yen: 1_400_000, model: 0 });
    expect(change?.market).toBeCloseTo(0.02, 10);
  });

  it("of another model has the model's part apart from the market's", () => {
    const change = lastChange([aPoint("2026-10"), aPoint("2026-11", { q50: 77_000_000, beforeByModel: 77_000_000, modelVersion: "two" })]);

    expect([change?.market, change?.model.toFixed(4)]).toEqual([0, "0.1000"]);
  });

  it("alone has changed from nothing, and is held against what was paid", () => {
    const purchase = { on: "2014-04", priceYen: 56_000_000, buildingYen: null, costsYen: null };

    expect([lastChange([aPoint("2026-11")]), lastChange([])]).toEqual([null, null]);
    expect(sincePurchase(aPoint("2026-11"), facts({ purchase }))).toEqual({ yen: 14_000_000, share: 0.25 });
    expect(sincePurchase(aPoint("2026-11"), NO_FACTS)).toBeNull();
  });
});

describe("what is known of a value", () => {
  const look = { refusal: null, isSample: false, lookedMonth: "2026-11" };

  it.each([
    ["nobody has looked yet", undefined, undefined, { state: "preparing" }],
    ["no price can be given", { ...look, refusal: "out-of-area" }, aPoint("2026-10"), { state: "refused", reason: "out-of-area" }],
    ["there is one of this month", look, aPoint("2026-11"), { state: "valued", isWithoutNewerSales: false }],
    ["sales have told nothing newer", look, aPoint("2026-10"), { state: "valued", isWithoutNewerSales: true }],
    [
      "nobody has looked this month",
      { ...look, lookedMonth: "2026-10" },
      aPoint("2026-10"),
      { state: "valued", isWithoutNewerSales: false },
    ],
  ] as const)("%s", (_, seen, last, state) => {
    expect(valueState(seen, last, "2026-11")).toMatchObject(state);
  });
});

const none = { builtYear: null, stationName: null, answersRead: LEARNABLE_ANSWERS };
const bare = { kind: "house", facts: NO_FACTS, apartmentKey: null, placeKey: "town-000000000" } as const;

it("misses what would make the band narrower, and nothing that the building tells", () => {
  expect(missingFacts(bare, none)).toEqual([
    ...["builtYear", "layout", "floorAreaM2", "structure", "frontageM", "roadWidthM", "floorAreaRatioPercent", "station", "exact-place"],
  ]);
  expect(missingFacts({ ...bare, kind: "land" }, none)).toEqual([
    ...["frontageM", "roadWidthM", "floorAreaRatioPercent", "station", "exact-place"],
  ]);
  expect(missingFacts({ ...bare, facts: facts({ frontageM: 8, roadWidthM: 4, structure: "wood" }) }, none)).toEqual([
    ...["builtYear", "layout", "floorAreaM2", "floorAreaRatioPercent", "station", "exact-place"],
  ]);
  expect(missingFacts({ ...bare, kind: "condo" }, none)).toEqual(["builtYear", "layout", "station", "building"]);
  expect(
    missingFacts(
      { kind: "condo", facts: facts({ layout: "3LDK" }), apartmentKey: "a", placeKey: null },
      { ...none, builtYear: 2008, stationName: "豊洲" },
    ),
  ).toEqual([]);
});

it("misses nothing that the model in use does not read", () => {
  expect(missingFacts(bare, { ...none, answersRead: [] })).toEqual(["builtYear", "exact-place"]);
  expect(missingFacts(bare, { ...none, answersRead: ["frontageM"] })).toEqual(["builtYear", "frontageM", "exact-place"]);
});
