import { describe, expect, it } from "vitest";
import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import { FLAT, sold } from "#test/support/sale-facts.ts";
import { saleFactsOf } from "./from-home.ts";

const TOLD: HomeFacts = {
  ...NO_FACTS,
  structure: "RC",
  purchase: { on: "2014-04-10", priceYen: 38_000_000, buildingYen: 20_000_000, costsYen: 0 },
  residence: { since: "2014-05", until: null },
};
const NEVER: HomeFacts["sale"] = { relief: "never", reliefYear: null, lots: null, otherCostsYen: null };
const factsOf = (facts: Partial<HomeFacts> = {}) => saleFactsOf({ kind: "condo", facts: { ...TOLD, ...facts } }, 20_000_000);

describe("what is known of a home, as a sale is reckoned from it", () => {
  it("is the worked example where everything was told", () => {
    const facts = factsOf({ sale: { ...NEVER, lots: 1 } });
    expect(facts).toEqual(FLAT);
    expect(sold(facts).low.takeHomeYen).toBe(53_787_700);
  });

  it("is all open where nothing was told", () => {
    const facts = saleFactsOf({ kind: "house", facts: NO_FACTS }, null);
    expect(facts).toMatchObject({
      kind: "house",
      acquiredOn: null,
      acquisitionPriceYen: null,
      structure: null,
      residence: null,
      lots: null,
      loanBalanceYen: null,
    });
    expect(facts.owners).toEqual([{ parts: 1, livesThere: true, reliefUsedIn: null }]);
    expect(sold(facts).low.takeHomeYen).toBeLessThan(sold(facts).high.takeHomeYen);
  });

  it.each([
    [{ residence: { since: "2014-05", until: "2024-05" } }, { use: "left", leftOn: "2024-05-01", since: "empty" }],
    [
      { residence: { since: "2014-05", until: "2024-05" }, rentYen: 200_000 },
      { use: "left", leftOn: "2024-05-01", since: "let" },
    ],
    [{ rentYen: 200_000 }, null],
    [{ residence: null }, null],
  ])("reads who lives there of %o", (facts, residence) => {
    expect(factsOf(facts).residence).toEqual(residence);
  });

  it("takes the rest of a share for one other owner, whose earlier reliefs nobody told", () => {
    expect(factsOf({ ownShare: { numerator: 1, denominator: 3 }, sale: NEVER }).owners).toEqual([
      { parts: 1, livesThere: true, reliefUsedIn: "never" },
      { parts: 2, livesThere: true, reliefUsedIn: null },
    ]);
    expect(factsOf({ ownShare: { numerator: 1, denominator: 1 } }).owners).toHaveLength(1);
  });

  it("narrows to one amount with what is told of the sale, and leaves less for costs and for a relief of the last two years", () => {
    const ends = (sale: HomeFacts["sale"]) => {
      const { low, high, unknown } = sold(factsOf({ sale, propertyTaxYen: 160_000 }));
      return { low: low.takeHomeYen, high: high.takeHomeYen, unknown: unknown.map(({ key }) => key) };
    };
    const open = ends(null);
    const told = ends({ ...NEVER, lots: 1, otherCostsYen: 300_000 });
    const used = ends({ ...NEVER, relief: "used", reliefYear: 2025, lots: 1, otherCostsYen: 300_000 });
    const longAgo = ends({ ...NEVER, relief: "used", reliefYear: 2020, lots: 1, otherCostsYen: 300_000 });

    expect(open.unknown).toEqual(["earlier-relief", "lots", "other-costs"]);
    expect(open.low).toBeLessThan(open.high);
    expect(told).toEqual({ low: open.high - 300_000, high: open.high - 300_000, unknown: [] });
    expect(longAgo).toEqual(told);
    expect(used.low).toBe(used.high);
    expect(used.high).toBeLessThan(told.high);
  });

  it("does not guess the thickness of light steel, nor what renovations were worth", () => {
    expect(factsOf({ structure: "light-steel" }).structure).toBeNull();
    expect(factsOf({ renovations: [{ year: 2020, what: "キッチン", costYen: 2_000_000 }] }).improvements).toEqual([]);
  });
});
