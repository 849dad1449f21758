import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { sold } from "#test/support/sale-facts.ts";
import type { SaleFacts } from "./types.ts";

const day = fc
  .date({ min: new Date("1975-01-01"), max: new Date("2026-11-30"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const reliefUsedIn = fc.oneof(fc.constant("never" as const), fc.integer({ min: 2015, max: 2026 }));
const owner = fc.record({ parts: fc.integer({ min: 1, max: 9 }), livesThere: fc.boolean(), reliefUsedIn });
const residence = fc.oneof(
  fc.constantFrom({ use: "own-home" } as const, { use: "second-home" } as const, { use: "let" } as const),
  fc.record({ use: fc.constant("left" as const), leftOn: day, since: fc.constantFrom("empty" as const, "let" as const) }),
);
const home = fc
  .record({
    kind: fc.constantFrom("condo" as const, "house" as const, "land" as const),
    acquiredOn: day,
    acquisitionPriceYen: fc.integer({ min: 1_000_000, max: 300_000_000 }),
    building: fc.integer({ min: 10, max: 95 }),
    costs: fc.integer({ min: 0, max: 9 }),
    structure: fc.constantFrom("rc" as const, "src" as const, "steel" as const, "steel-medium" as const),
    residence,
    owners: fc.array(owner, { minLength: 1, maxLength: 3 }),
    lots: fc.integer({ min: 1, max: 19 }),
    loanBalanceYen: fc.integer({ min: 0, max: 100_000_000 }),
    propertyTaxYen: fc.option(fc.integer({ min: 0, max: 900_000 })),
    hasLowPriceAgreement: fc.boolean(),
  })
  .map(
    ({ building, costs, ...facts }): Partial<SaleFacts> => ({
      ...facts,
      buildingPriceYen: Math.floor((facts.acquisitionPriceYen * building) / 100),
      purchaseCostsYen: Math.floor((facts.acquisitionPriceYen * costs) / 100),
    }),
  );
const price = fc.integer({ min: 1_000_000, max: 600_000_000 });
const contractOn = fc.constantFrom("2026-12-10", "2027-04-01", "2029-07-01");

/** Where 印紙 rises: there, and only there, a higher price may leave less. */
const STEPS = [1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000, 500_000_000];

/**
 * The ends of an unknown residence are let all along and lived in. Of a home lived in and then let, years go by halves: up to half a year's wear of the building, or the tax
 * on it, may lie beyond either. The second part is what taxes are rounded by.
 */
const HALF_YEAR = { share: 0.9 * 0.025 * 0.5 * 0.3963, yen: 2000 };

describe("any sale", () => {
  it("leaves more for a higher price, but at the steps of 印紙", () => {
    fc.assert(
      fc.property(home, price, fc.integer({ min: 10_000, max: 50_000_000 }), contractOn, (facts, priceYen, more, on) => {
        const [less, higher] = [priceYen, priceYen + more].map((yen) => sold(facts, { priceYen: yen, contractOn: on }).low);
        fc.pre(!STEPS.some((step) => priceYen <= step && priceYen + more > step));
        expect(higher?.takeHomeYen).toBeGreaterThan(less?.takeHomeYen ?? Number.NaN);
      }),
      { numRuns: runs({ few: 50, usual: 300 }) },
    );
  });

  it("has no negative line, and its lines are what is left", () => {
    fc.assert(
      fc.property(home, price, contractOn, (facts, priceYen, on) => {
        const { low } = sold(facts, { priceYen, contractOn: on });
        expect(low.lines.every(({ yen }) => Number.isInteger(yen) && yen >= 0)).toBe(true);
        expect(low.lines.reduce((sum, { side, yen }) => sum + (side === "in" ? yen : -yen), 0)).toBe(low.takeHomeYen);
        expect(low.owners.reduce((sum, { takeHomeYen }) => sum + takeHomeYen, 0)).toBe(low.takeHomeYen);
        expect(low.taxYen).toBeLessThanOrEqual(Math.max(0, low.gain.gainYen) * 0.3963);
      }),
      { numRuns: runs({ few: 50, usual: 300 }) },
    );
  });

  it("lies within the range that is told where some of its facts are missing", () => {
    const keys = ["acquiredOn", "buildingPriceYen", "structure", "purchaseCostsYen", "residence", "lots", "hasLowPriceAgreement"] as const;
    fc.assert(
      fc.property(home, price, contractOn, fc.subarray([...keys]), fc.boolean(), (facts, priceYen, on, hidden, hidesReliefs) => {
        const whole = sold(facts, { priceYen, contractOn: on });
        const owners = hidesReliefs ? (facts.owners ?? []).map((one) => ({ ...one, reliefUsedIn: null })) : facts.owners;
        const missing = Object.fromEntries(hidden.map((key) => [key, null]));
        const part = sold({ ...facts, ...missing, ...(owners ? { owners } : {}) }, { priceYen, contractOn: on });

        const spare = hidden.includes("residence") ? (facts.buildingPriceYen ?? 0) * HALF_YEAR.share + HALF_YEAR.yen : 0;

        expect(whole.low).toEqual(whole.high);
        expect(part.low.takeHomeYen).toBeLessThanOrEqual(whole.low.takeHomeYen + spare);
        expect(part.high.takeHomeYen).toBeGreaterThanOrEqual(whole.low.takeHomeYen - spare);
      }),
      { numRuns: runs({ few: 50, usual: 300 }) },
    );
  });

  it("of a day known to the month or the year, too", () => {
    fc.assert(
      fc.property(home, price, fc.constantFrom(4, 7), (facts, priceYen, known) => {
        const whole = sold(facts, { priceYen }).low.takeHomeYen;
        const { low, high } = sold({ ...facts, acquiredOn: (facts.acquiredOn ?? "").slice(0, known) }, { priceYen });
        expect(low.takeHomeYen).toBeLessThanOrEqual(whole);
        expect(high.takeHomeYen).toBeGreaterThanOrEqual(whole);
      }),
      { numRuns: runs({ few: 50, usual: 200 }) },
    );
  });
});
