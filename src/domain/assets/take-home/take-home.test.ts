import { describe, expect, it } from "vitest";
import { FLAT, SALE, sold, yenOf } from "#test/support/sale-facts.ts";
import { saleTables } from "./load-tables.server.ts";
import { takeHome } from "./take-home.ts";

describe("the worked example of docs/models/take-home.md", () => {
  const { low, high, unknown } = sold();

  it("is one figure to the yen, though some costs are left out", () => {
    expect(low).toEqual(high);
    expect(low.takeHomeYen).toBe(53_787_700);
    expect(unknown.map(({ key, effect }) => [key, effect])).toEqual([
      ["property-tax", "left-out"],
      ["other-costs", "left-out"],
    ]);
  });

  it("shows every line with its amount, and its table where it rests on one", () => {
    expect(low.lines.map(({ key, side, yen, isTransferExpense }) => [key, side, yen, isTransferExpense])).toEqual([
      ["price", "in", 78_000_000, false],
      ["broker-fee", "out", 2_640_000, true],
      ["stamp-duty", "out", 30_000, true],
      ["mortgage-cancellation", "out", 2_000, false],
      ["national-tax", "out", 1_106_700, false],
      ["residents-tax", "out", 433_600, false],
      ["loan", "out", 20_000_000, false],
    ]);
    expect(low.lines.filter(({ source }) => source === null).map(({ key }) => key)).toEqual(["price", "loan"]);
    expect(low.lines.every(({ formula, label }) => formula !== "" && label !== "")).toBe(true);
    expect(low.lines.find(({ key }) => key === "broker-fee")?.formula).toBe("(78,000,000円 × 3% + 60,000円) × 消費税 1.1(上限額)");
  });

  it("lowers the gain by what was paid less 減価 and by 譲渡費用, not by the end of the mortgage", () => {
    expect(low.gain).toMatchObject({
      acquisitionCostYen: 34_490_000,
      acquisitionBy: "actual",
      depreciationYen: 3_510_000,
      transferExpensesYen: 2_670_000,
      gainYen: 40_840_000,
    });
    expect(low.gain.acquisitionFormula).toBe("買ったときの価格 38,000,000円 − 減価 (20,000,000円 × 0.9 × 0.015 × 13年)");
  });

  it("takes 3,000万円 off and taxes the rest as held for more than ten years", () => {
    expect(low.owners).toEqual([
      { share: 1, deductionYen: 30_000_000, taxableYen: 10_840_000, holding: "over-ten-years", taxYen: 1_540_300, takeHomeYen: 53_787_700 },
    ]);
  });
});

describe("taxes of the same gain", () => {
  const residence = { use: "second-home" } as const;

  it("held for more than five years, without reliefs: 20.315 %", () => {
    expect(sold({ residence }).low).toMatchObject({ gain: { gainYen: 40_840_000 }, taxYen: 8_296_600 });
  });

  it("held for five years or less: 39.63 %", () => {
    const short = sold({ residence, kind: "land", acquiredOn: "2021-01-01", acquisitionPriceYen: 34_490_000, buildingPriceYen: null });
    expect(short.low).toMatchObject({ gain: { gainYen: 40_840_000 }, taxYen: 16_184_800, owners: [{ holding: "short" }] });
  });

  it("14.21 % up to 6,000万円 and 20.315 % above", () => {
    const dear = sold({ loanBalanceYen: 0, brokerFeeYen: 0, isElectronicContract: true }, { priceYen: 134_490_000 });
    expect(dear.low).toMatchObject({ owners: [{ taxableYen: 70_000_000 }], taxYen: 10_557_500 });
  });

  it("are the same from 2027 on, with 防衛特別所得税 as a line of its own", () => {
    const lines = (contractOn: string) => sold({ residence, kind: "land", acquisitionPriceYen: 34_490_000 }, { contractOn }).low;
    const [before, after] = [lines("2026-12-31"), lines("2027-01-01")];

    expect(after.taxYen).toBe(before.taxYen);
    const parts = (one: typeof before) => one.lines.find(({ key }) => key === "national-tax")?.parts.map(({ key, yen }) => [key, yen]);
    expect(parts(before)).toEqual([
      ["income-tax", 6_126_000],
      ["reconstruction-tax", 128_646],
    ]);
    expect(parts(after)).toEqual([
      ["income-tax", 6_126_000],
      ["reconstruction-tax", 67_386],
      ["defence-tax", 61_260],
    ]);
  });
});

describe("costs by table", () => {
  it.each([
    [1_000_000, 55_000],
    [2_000_000, 110_000],
    [4_000_000, 198_000],
    [8_000_000, 330_000],
    [40_000_000, 1_386_000],
  ])("仲介手数料 of %i: %i", (priceYen, fee) => {
    expect(yenOf(sold({ hasLowPriceAgreement: false }, { priceYen }).low, "broker-fee")).toBe(fee);
  });

  it("of a cheap home is up to 330,000 by agreement, from July 2024 on, and up to 8,000,000", () => {
    const fee = (priceYen: number, contractOn: string) =>
      yenOf(sold({ hasLowPriceAgreement: true }, { priceYen, contractOn }).low, "broker-fee");
    expect(fee(3_000_000, "2026-12-10")).toBe(330_000);
    expect(fee(3_000_000, "2024-07-01")).toBe(330_000);
    expect(fee(3_000_000, "2024-06-30")).toBe(154_000);
    expect(fee(8_100_000, "2026-12-10")).toBe(333_300);
  });

  it("of a cheap home is a range until it is known whether it was agreed", () => {
    const { low, high, unknown } = sold({}, { priceYen: 3_000_000 });
    expect([yenOf(low, "broker-fee"), yenOf(high, "broker-fee")]).toEqual([330_000, 154_000]);
    expect(unknown.map(({ key }) => key)).toContain("low-price-fee");
  });

  it.each([
    [9_999, 0, 0],
    [5_000_001, 5_000, 10_000],
    [10_000_000, 5_000, 10_000],
    [50_000_000, 10_000, 20_000],
    [50_000_001, 30_000, 60_000],
    [100_000_000, 30_000, 60_000],
    [500_000_000, 60_000, 100_000],
    [500_000_001, 160_000, 200_000],
  ])("印紙 of %i: %i until 31 March 2027, then %i unless it is extended", (priceYen, reduced, standard) => {
    const stamp = (contractOn: string, afterEnd?: "extended") =>
      yenOf(sold({}, { priceYen, contractOn, ...(afterEnd ? { afterEnd } : {}) }).low, "stamp-duty");
    expect([stamp("2027-03-31"), stamp("2027-04-01"), stamp("2027-04-01", "extended")]).toEqual([reduced, standard, reduced]);
  });

  it("印紙 goes by the day of the contract, taxes by that of the transfer", () => {
    const { low, warnings } = sold({}, { contractOn: "2027-03-31", transferOn: "2027-05-20" });
    expect(yenOf(low, "stamp-duty")).toBe(30_000);
    expect(low.lines.find(({ key }) => key === "national-tax")?.parts).toHaveLength(3);
    expect(warnings.map(({ key }) => key)).not.toContain("table-ended");
    expect(sold({}, { contractOn: "2027-04-01" }).warnings.map(({ key }) => key)).toContain("table-ended");
  });

  it("an electronic contract bears none", () => {
    expect(yenOf(sold({ isElectronicContract: true }).low, "stamp-duty")).toBe(0);
  });

  it("抵当抹消 counts the unit and the lots, and is nothing without a mortgage", () => {
    expect(yenOf(sold({ lots: 4 }).low, "mortgage-cancellation")).toBe(5_000);
    expect(yenOf(sold({ lots: 30 }).low, "mortgage-cancellation")).toBe(20_000);
    expect(yenOf(sold({ kind: "land", lots: 1 }).low, "mortgage-cancellation")).toBe(1_000);
    expect(yenOf(sold({ loanBalanceYen: 0 }).low, "mortgage-cancellation")).toBeNull();
  });

  it("固定資産税精算 is revenue: it comes in and is taxed", () => {
    const { low } = sold({ propertyTaxYen: 160_000, residence: { use: "second-home" } });
    expect(yenOf(low, "property-tax-settlement")).toBe(9_643);
    expect(low.gain).toMatchObject({ revenueYen: 78_009_643, gainYen: 40_849_643 });
    expect(yenOf(sold({ propertyTaxYen: 160_000, propertyTaxYear: "april" }).low, "property-tax-settlement")).toBe(49_095);
    expect(yenOf(sold({ propertyTaxYen: 366_000 }, { contractOn: "2028-12-31" }).low, "property-tax-settlement")).toBe(1_000);
  });
});

describe("取得費", () => {
  it.each([
    ["2014-04-10", 13],
    ["2014-06-10", 13],
    ["2014-06-11", 12],
    ["2015-12-10", 11],
  ])("counts six months as a year: bought on %s, %i years", (acquiredOn, years) => {
    expect(sold({ acquiredOn }).low.gain.depreciationYen).toBe(270_000 * years);
  });

  it("wears a building by 95 % at most", () => {
    const { gain } = sold({ structure: "wood", acquiredOn: "1980-01-01" }).low;
    expect(gain.depreciationYen).toBe(19_000_000);
    expect(gain.acquisitionFormula).toContain("上限95%");
  });

  it("is 5 % of the revenue where the price is not known, or where that is more", () => {
    const { low, high, unknown } = sold({ acquisitionPriceYen: null, buildingPriceYen: null, purchaseCostsYen: null });
    expect(low.gain).toMatchObject({ acquisitionCostYen: 3_900_000, acquisitionBy: "five-percent" });
    expect(low).toEqual(high);
    expect(unknown[0]).toMatchObject({ key: "acquisition-price", effect: "rule" });
    expect(sold({ acquisitionPriceYen: 3_000_000, buildingPriceYen: 0 }).low.gain.acquisitionBy).toBe("five-percent");
  });

  it("wears faster while the home is let, and what was added from its own day", () => {
    const left = { use: "left", leftOn: "2024-12-10", since: "let" } as const;
    // 10 years and 8 months lived in count as 11; 24 months let.
    expect(sold({ residence: left }).low.gain.depreciationYen).toBe(11 * 270_000 + 880_000);
    expect(sold({ residence: { ...left, since: "empty" } }).low.gain.depreciationYen).toBe(3_510_000);
    const improved = sold({ improvements: [{ on: "2020-12-10", yen: 2_000_000 }] }).low.gain;
    expect(improved).toMatchObject({ depreciationYen: 3_510_000 + 6 * 27_000, acquisitionCostYen: 36_490_000 - 162_000 });
  });
});

describe("reliefs of a home", () => {
  const deduction = (facts: Parameters<typeof sold>[0], sale?: Parameters<typeof sold>[1]) => sold(facts, sale).low.owners[0]?.deductionYen;

  it("are left until 31 December of the third year after moving out", () => {
    const residence = { use: "left", leftOn: "2024-05-01", since: "empty" } as const;
    expect(deduction({ residence }, { contractOn: "2027-12-31" })).toBe(30_000_000);
    expect(deduction({ residence }, { contractOn: "2028-01-01" })).toBe(0);
    expect(sold({ residence }).warnings).toContainEqual({ key: "relief-ends", text: expect.stringContaining("2027年12月31日") });
  });

  it("are not for who used one in this year or the two before", () => {
    const used = (reliefUsedIn: number) => deduction({ owners: [{ parts: 1, livesThere: true, reliefUsedIn }] });
    expect([2023, 2024, 2025, 2026].map(used)).toEqual([30_000_000, 0, 0, 0]);
  });

  it("are each owner's own, on their share", () => {
    const both = sold({ owners: [1, 1].map((parts) => ({ parts, livesThere: true, reliefUsedIn: "never" as const })) }).low;
    expect(both.owners.map(({ share, taxableYen }) => [share, taxableYen])).toEqual([
      [0.5, 0],
      [0.5, 0],
    ]);
    const apart = sold({ owners: [FLAT.owners[0] ?? fail(), { parts: 3, livesThere: false, reliefUsedIn: "never" }] }).low;
    expect(apart.owners.map(({ taxableYen, holding }) => [taxableYen, holding])).toEqual([
      [0, "over-ten-years"],
      [30_630_000, "long"],
    ]);
    expect(apart.owners.reduce((sum, { takeHomeYen }) => sum + takeHomeYen, 0)).toBe(apart.takeHomeYen);
  });

  it("are never for land alone", () => {
    expect(deduction({ kind: "land" })).toBe(0);
  });

  it("cost the credit of the next home's loan, which is told with what they spare", () => {
    expect(sold().warnings).toContainEqual({ key: "no-loan-credit", text: expect.stringContaining("6,756,300円") });
    expect(sold({ residence: { use: "let" } }).warnings.map(({ key }) => key)).not.toContain("no-loan-credit");
  });
});

describe("the next threshold", () => {
  it("is 1 January of the sixth year after that of buying, with what it spares", () => {
    const let5 = { residence: { use: "second-home" }, kind: "land", acquiredOn: "2021-06-01" } as const;
    const { nextThreshold } = sold(let5);
    const [now, then] = ["2026-12-10", "2027-01-01"].map((transferOn) => sold(let5, { transferOn }).low.taxYen);
    expect(nextThreshold).toMatchObject({ years: 5, transferFrom: "2027-01-01", savesLowYen: (now ?? 0) - (then ?? 0) });
    expect(nextThreshold?.savesLowYen).toBeGreaterThan(7_000_000);
  });

  it("of ten years is for a home, and there is none after it, nor where it spares nothing", () => {
    expect(sold({ acquiredOn: "2018-02" }).nextThreshold).toMatchObject({ years: 10, transferFrom: "2029-01-01" });
    expect(sold({ acquiredOn: "2018-02", residence: { use: "let" } }).nextThreshold).toBeNull();
    expect(sold().nextThreshold).toBeNull();
    expect(sold({ acquiredOn: null }).nextThreshold).toBeNull();
    expect(sold({ acquiredOn: "2018-02", residence: { use: "left", leftOn: "2024-03-01", since: "empty" } }).nextThreshold).toBeNull();
  });
});

describe("what cannot be reckoned", () => {
  it.each([
    ["price", {}, { priceYen: 0 }],
    ["price", {}, { priceYen: 1.5 }],
    ["dates", { acquiredOn: "2027" }, {}],
    ["dates", {}, { transferOn: "2026-12-09" }],
    ["owners", { owners: [] }, {}],
    ["owners", { owners: [{ parts: 0, livesThere: true, reliefUsedIn: null }] }, {}],
    ["amounts", { loanBalanceYen: -1 }, {}],
    ["amounts", { buildingPriceYen: 38_000_001 }, {}],
  ] as const)("%s: %o %o", (reason, facts, sale) => {
    expect(takeHome({ ...FLAT, ...facts }, saleTables(), { ...SALE, ...sale })).toEqual({ ok: false, reason });
  });
});

function fail(): never {
  throw new Error("the example has an owner");
}
