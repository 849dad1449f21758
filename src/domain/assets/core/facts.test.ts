import { describe, expect, it } from "vitest";
import { factFaults } from "./fact-faults.ts";
import { type HomeFacts, homeFactsSchema, NO_FACTS, readFacts } from "./facts.ts";

const LOAN: NonNullable<HomeFacts["loan"]> = {
  ...{ balanceYen: 20_000_000, asOf: "2026-10", annualPercent: 0.9, endsIn: "2049-04", bonus: null },
  method: "equal-payment",
  rateChanges: [{ from: "2027-04", annualPercent: 1.2 }],
};
const SALE: NonNullable<HomeFacts["sale"]> = { relief: "used", reliefYear: 2024, lots: 2, otherCostsYen: 300_000 };
const FULL: HomeFacts = {
  ...NO_FACTS,
  ...{ name: "豊洲の家", areaM2: 70.5, floor: 5, layout: "3LDK", builtYear: 2008, structure: "RC", totalFloors: 14, isCorner: true },
  renovations: [{ year: 2020, what: "キッチン", costYen: 1_500_000 }],
  purchase: { on: "2014-04-10", priceYen: 38_000_000, buildingYen: 20_000_000, costsYen: 2_400_000 },
  loan: LOAN,
  residence: { since: "2014-05", until: null },
  ownShare: { numerator: 1, denominator: 2 },
  sale: SALE,
};
const TODAY = "2026-11-21";

describe("what an owner tells of a home", () => {
  it("is taken in full, and is nothing at first", () => {
    expect(homeFactsSchema.parse(FULL)).toEqual(FULL);
    expect(homeFactsSchema.parse(NO_FACTS)).toEqual(NO_FACTS);
  });

  it("is put right where it was written another way", () => {
    const written = { ...FULL, purchase: { ...FULL.purchase, on: "平成26年4月" }, loan: { ...LOAN, asOf: "2026/10" } };

    expect(homeFactsSchema.parse(written)).toMatchObject({ purchase: { on: "2014-04" }, loan: { asOf: "2026-10" } });
    expect(homeFactsSchema.parse({ ...FULL, layout: "２ＳＬＤＫ" }).layout).toBe("2LDK+S");
  });

  it.each<[string, object]>([
    ["areaM2", { areaM2: 7 }],
    ["isCorner", { isCorner: "yes" }],
    ["frontageM", { frontageM: 50.1 }],
    ["landShape", { landShape: "旗竿地" }],
    ["roadDirection", { roadDirection: "上" }],
    ["floorAreaRatioPercent", { floorAreaRatioPercent: 5 }],
    ["areaM2", { areaM2: 2001 }],
    ["floor", { floor: 0 }],
    ["name", { name: "" }],
    ["name", { name: "あ".repeat(61) }],
    ["structure", { structure: "gold" }],
    ["layout", { layout: "広め" }],
    ["layout", { layout: "0LDK" }],
    ["purchase", { purchase: { ...FULL.purchase, on: "2014-02-30" } }],
    ["loan", { loan: { ...LOAN, asOf: "2026-13" } }],
    ["loan", { loan: { ...LOAN, balanceYen: 1_000_000_001 } }],
    ["loan", { loan: { ...LOAN, rateChanges: Array.from({ length: 41 }, () => LOAN.rateChanges[0]) } }],
    ["renovations", { renovations: Array.from({ length: 21 }, () => FULL.renovations[0]) }],
    ["ownShare", { ownShare: { numerator: 0, denominator: 2 } }],
    ["rentYen", { rentYen: 1 }],
    ["sale", { sale: { ...SALE, lots: 0 } }],
    ["sale", { sale: { ...SALE, relief: "twice" } }],
    ["sale", { sale: { ...SALE, otherCostsYen: -1 } }],
  ])("is refused at %s: %j", (field, told) => {
    const parsed = homeFactsSchema.safeParse({ ...FULL, ...told });

    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.path[0]).toBe(field);
  });

  it("may leave out what was not asked when it was written", () => {
    const { isCorner: _, landShape: _shape, frontageM: _front, roadWidthM: _width, ...before } = FULL;

    expect(homeFactsSchema.parse(before)).toEqual({ ...FULL, isCorner: null });
    expect(readFacts(before)).toEqual({ ...FULL, isCorner: null });
  });

  it("is read fact by fact when it is old: one that means nothing any more spoils no other", () => {
    expect(readFacts({ ...FULL, loan: { balance: 5 }, gone: 1 })).toEqual({ ...FULL, loan: null });
    expect([readFacts(null), readFacts("x"), readFacts([])]).toEqual([NO_FACTS, NO_FACTS, NO_FACTS]);
  });

  it("has no frontage and no width of a road that is not there, whatever was taken before", () => {
    const road = { frontageM: 8, roadWidthM: 4 };

    expect(readFacts({ ...NO_FACTS, ...road, roadDirection: "接面道路無" })).toEqual({ ...NO_FACTS, roadDirection: "接面道路無" });
    expect(readFacts({ ...NO_FACTS, ...road, roadDirection: "南" })).toMatchObject(road);
  });
});

describe("what no field shows by itself", () => {
  it("is sound in an ordinary home", () => {
    expect(factFaults(FULL, TODAY)).toEqual([]);
    expect(factFaults(NO_FACTS, TODAY)).toEqual([]);
  });

  it.each<[string, string, Partial<HomeFacts>]>([
    ["purchase.on", "too-large", { purchase: { ...FULL.purchase, on: "2026-11-22" } as HomeFacts["purchase"] }],
    ["purchase.on", "too-large", { purchase: { ...FULL.purchase, on: "2026-12" } as HomeFacts["purchase"] }],
    ["purchase.buildingYen", "too-large", { purchase: { ...FULL.purchase, buildingYen: 38_000_001 } as HomeFacts["purchase"] }],
    ["purchase.buildingYen", "too-large", { purchase: { ...FULL.purchase, priceYen: null } as HomeFacts["purchase"] }],
    ["builtYear", "too-large", { builtYear: 2030 }],
    ["roadWidthM", "format", { roadDirection: "接面道路無", roadWidthM: 4 }],
    ["frontageM", "format", { roadDirection: "接面道路無", frontageM: 8 }],
    ["renovations.0.year", "too-large", { renovations: [{ year: 2027, what: "浴室", costYen: null }] }],
    ["loan.asOf", "too-large", { loan: { ...LOAN, asOf: "2026-12" } }],
    ["loan.endsIn", "too-small", { loan: { ...LOAN, endsIn: "2026-09", rateChanges: [] } }],
    ["loan.endsIn", "too-small", { loan: { ...LOAN, endsIn: "2026-10", rateChanges: [] } }],
    ["loan.endsIn", "too-large", { loan: { ...LOAN, endsIn: "2076-11" } }],
    ["loan.bonus.balanceYen", "too-large", { loan: { ...LOAN, bonus: { balanceYen: 20_000_001, months: [1, 7] } } }],
    ["loan.bonus.months", "format", { loan: { ...LOAN, bonus: { balanceYen: 1_000_000, months: [1, 8] } } }],
    [
      "loan.bonus.months",
      "format",
      { loan: { ...LOAN, endsIn: "2026-12", rateChanges: [], bonus: { balanceYen: 1_000_000, months: [1, 7] } } },
    ],
    ["loan.rateChanges.0.from", "format", { loan: { ...LOAN, rateChanges: [{ from: "2049-05", annualPercent: 1 }] } }],
    ["loan.rateChanges.1.from", "format", { loan: { ...LOAN, rateChanges: [...LOAN.rateChanges, { from: "2027-04", annualPercent: 2 }] } }],
    ["residence.since", "too-large", { residence: { since: "2027-01", until: null } }],
    ["residence.until", "too-small", { residence: { since: "2014-05", until: "2014-04" } }],
    ["sale.reliefYear", "required", { sale: { ...SALE, reliefYear: null } }],
    ["sale.reliefYear", "format", { sale: { ...SALE, relief: "never" } }],
    ["sale.reliefYear", "too-large", { sale: { ...SALE, reliefYear: 2027 } }],
    ["ownShare.numerator", "too-large", { ownShare: { numerator: 3, denominator: 2 } }],
  ])("is told at %s as %s", (path, reason, told) => {
    expect(factFaults({ ...FULL, ...told }, TODAY)).toEqual([{ path, reason, words: expect.stringMatching(/ください$/) }]);
  });

  it("takes this month, today, and a loan that is paid off", () => {
    const loan = { ...LOAN, balanceYen: 0, asOf: "2026-11", endsIn: "2026-11", rateChanges: [] };

    expect(factFaults({ ...FULL, loan, purchase: { ...FULL.purchase, on: TODAY } as HomeFacts["purchase"] }, TODAY)).toEqual([]);
  });
});
