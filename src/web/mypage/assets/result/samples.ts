import type { AssetPlansResponse } from "#api/client/client.ts";
import type { RentOut } from "#domain/assets/rent-out/types.ts";
import type { Line, TakeHome } from "#domain/assets/take-home/types.ts";
import type { WhatIf, WhatIfCase } from "#domain/assets/what-if/types.ts";

const source = {
  title: "印紙税額の一覧表",
  publisher: "国税庁",
  host: "www.nta.go.jp",
  seenOn: "2026-11-20",
  isOfficial: true,
  isVerified: true,
};
const line = (key: Line["key"], label: string, yen: number, side: Line["side"] = "out"): Line => ({
  ...{ key, label, side, yen, isTransferExpense: key === "broker-fee", formula: `${yen.toLocaleString("ja-JP")}円`, source, parts: [] },
});
const sale = (taxYen: number): TakeHome => ({
  lines: [line("price", "売却価格", 78_000_000, "in"), line("broker-fee", "仲介手数料", 2_640_000), line("national-tax", "所得税", taxYen)],
  gain: {
    ...{ revenueYen: 78_000_000, acquisitionCostYen: 32_000_000, acquisitionBy: "actual", depreciationYen: 6_000_000 },
    ...{ acquisitionFormula: "38,000,000円 − 6,000,000円", transferExpensesYen: 2_640_000, gainYen: 43_360_000, sources: [source] },
  },
  owners: [
    { share: 1, deductionYen: 30_000_000, taxableYen: 13_360_000, holding: "over-ten-years", taxYen, takeHomeYen: 75_360_000 - taxYen },
  ],
  ...{ taxYen, takeHomeYen: 75_360_000 - taxYen },
});

export const sampleWhatIfCase = (changes: Partial<WhatIfCase> = {}): WhatIfCase => ({
  ...{ by: "estimate", annualPercent: null, valueYen: 80_000_000, band: { lowYen: 72_000_000, highYen: 90_000_000 }, coverage80: null },
  ...{ equityYen: 40_000_000, takeHome: { lowYen: 36_000_000, highYen: 37_000_000 }, takeHomeExtended: null },
  ...changes,
});

export const sampleWhatIf = (later: readonly WhatIfCase[]): WhatIf => ({
  years: [
    { year: 0, on: "2026-11-22", balanceYen: 42_600_000, cases: [sampleWhatIfCase()] },
    { year: 1, on: "2027-11-22", balanceYen: 41_000_000, cases: later },
  ],
  testedUntil: null,
  endings: [{ label: "印紙税の軽減", endsOn: "2027-03-31" }],
});

export const sampleRentOut: RentOut = {
  sellNow: { lowYen: 36_000_000, highYen: 37_000_000 },
  years: [
    {
      ...{ year: 1, rentYen: 2_400_000, vacancyYen: 180_000, agencyYen: 111_000, managementYen: 184_800, reserveYen: 144_000 },
      ...{ propertyTaxYen: 160_000, insuranceYen: 0, startCostsYen: 0, loanPaymentYen: 1_700_000, cashFlowYen: -79_800 },
      balanceYen: 41_000_000,
    },
  ],
  cashFlow: { lowYen: -500_000, atRentYen: -79_800, highYen: 300_000 },
  ...{ soldOn: "2027-11-22", soldForYen: 82_000_000 },
  takeHomeAtEnd: { lowYen: 35_000_000, highYen: 38_000_000 },
  total: { lowYen: 34_500_000, highYen: 38_300_000 },
  difference: { lowYen: -1_500_000, highYen: 1_300_000 },
  assumptions: [
    { key: "vacancyPercent", label: "空室の割合", unit: "%", value: 7.5, isUsual: true },
    { key: "insuranceYen", label: "保険料", unit: "円/年", value: 0, isUsual: true },
    { key: "rentChangePercent", label: "家賃の変化", unit: "%", value: 0, isUsual: true },
  ],
  reliefs: null,
  notes: ["家賃は推定の幅で計算しています。"],
};

/** A sale with two ends for want of a fact, five years with a scenario, and letting. */
export const samplePlans: AssetPlansResponse = {
  on: "2026-12-10",
  takeHome: {
    ...{ low: sale(1_900_000), high: sale(1_400_000), nextThreshold: null },
    unknown: [{ key: "building-price", label: "価格のうち建物の金額", effect: "range", assumed: "購入時の価格の半分" }],
    warnings: [{ key: "no-loan-credit", text: "3,000万円控除を使うと、次の家の住宅ローン控除は使えません。" }],
  },
  whatIf: sampleWhatIf([sampleWhatIfCase({ by: "scenario", annualPercent: -1, band: null })]),
  rentOut: sampleRentOut,
};

/** Nothing can be reckoned. */
export const NO_PLANS: AssetPlansResponse = { on: "2026-12-10", takeHome: null, whatIf: null, rentOut: null };
