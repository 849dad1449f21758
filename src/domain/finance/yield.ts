import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";

/** 仲介手数料の上限: share and fixed part up to each price (宅地建物取引業法の報酬告示), before consumption tax. */
const BROKER_FEE = [
  { upToYen: 2_000_000, percent: 5, fixedYen: 0 },
  { upToYen: 4_000_000, percent: 4, fixedYen: 20_000 },
  { upToYen: Number.POSITIVE_INFINITY, percent: 3, fixedYen: 60_000 },
] as const;
const CONSUMPTION_TAX = 0.1;

/** The most a broker may ask, tax included: 40,000,000 -> 1,386,000. The special rule for cheap empty houses is left out. */
export function brokerFeeAtMost(priceYen: Yen): Yen {
  const tier = BROKER_FEE.find(({ upToYen }) => priceYen <= upToYen) ?? BROKER_FEE[2];
  return Math.floor(((priceYen * tier.percent) / 100 + tier.fixedYen) * (1 + CONSUMPTION_TAX) + 1e-6);
}

/** What buying costs beside the price, in per cent of it: used 6–9, new 3–5 (yardstick). */
export const PURCHASE_COST_PERCENT = { used: { low: 6, high: 9 }, new: { low: 3, high: 5 } } as const;

/** The share of the year without a tenant that is taken as usual, in per cent. */
export const USUAL_VACANCY_PERCENT = { low: 5, high: 10 } as const;

export type RentedHome = {
  readonly priceYen: Yen;
  readonly rentYen: Yen;
  readonly vacancyPercent: number;
  /** A month: 管理費, 修繕積立金. */
  readonly managementYen: Yen;
  readonly reserveYen: Yen;
  /** A year: 固定資産税・都市計画税, 保険. */
  readonly propertyTaxYen: Yen;
  readonly insuranceYen: Yen;
  /** Of the rent taken in: 管理委託. */
  readonly agencyPercent: number;
  readonly purchaseCostsYen: Yen;
};

export type Yields = {
  /** 表面利回り, per cent: rent of a full year over the price. */
  readonly grossPercent: number;
  /** 実質利回り, per cent; below zero where costs eat the rent. */
  readonly netPercent: number;
  readonly incomeYen: Yen;
  readonly costsYen: Yen;
};

export type YieldRefusal = "price" | "rent" | "vacancy" | "costs";

/** Gross and net yield of a home let to somebody, to two decimals. Neither loan nor income tax is in it. */
export function yieldsOf(home: RentedHome): Result<Yields, YieldRefusal> {
  const problem = problemOf(home);
  if (problem) return refused(problem);
  const incomeYen = Math.round(home.rentYen * 12 * (1 - home.vacancyPercent / 100));
  const agencyYen = Math.round((incomeYen * home.agencyPercent) / 100);
  const costsYen = (home.managementYen + home.reserveYen) * 12 + home.propertyTaxYen + home.insuranceYen + agencyYen;
  return ok({
    grossPercent: percent(home.rentYen * 12, home.priceYen),
    netPercent: percent(incomeYen - costsYen, home.priceYen + home.purchaseCostsYen),
    incomeYen,
    costsYen,
  });
}

function percent(part: number, total: number): number {
  return Math.round((part / total) * 10_000) / 100;
}

function problemOf(home: RentedHome): YieldRefusal | null {
  if (!(home.priceYen > 0)) return "price";
  if (!(home.rentYen > 0)) return "rent";
  if (!isPercent(home.vacancyPercent)) return "vacancy";
  const costs = [home.managementYen, home.reserveYen, home.propertyTaxYen, home.insuranceYen, home.purchaseCostsYen];
  return costs.every((yen) => yen >= 0) && isPercent(home.agencyPercent) ? null : "costs";
}

function isPercent(x: number): boolean {
  return x >= 0 && x <= 100;
}
