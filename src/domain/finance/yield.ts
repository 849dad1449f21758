import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";

/** 仲介手数料の上限 (宅地建物取引業法の報酬告示): share and fixed part up to each price, before consumption tax. `upToYen` null: without end. */
export type BrokerFeeRule = {
  readonly tiers: readonly { readonly upToYen: Yen | null; readonly percent: number; readonly fixedYen: Yen }[];
  readonly consumptionTaxPercent: number;
};

const BROKER_FEE: BrokerFeeRule = {
  tiers: [
    { upToYen: 2_000_000, percent: 5, fixedYen: 0 },
    { upToYen: 4_000_000, percent: 4, fixedYen: 20_000 },
    { upToYen: null, percent: 3, fixedYen: 60_000 },
  ],
  consumptionTaxPercent: 10,
};

/** The most a broker may ask, tax included: 40,000,000 -> 1,386,000. The special rule for cheap empty houses is left out. */
export function brokerFeeAtMost(priceYen: Yen, rule: BrokerFeeRule = BROKER_FEE): Yen {
  const { percent, fixedYen } = brokerFeeTier(priceYen, rule);
  return Math.floor(((priceYen * percent) / 100 + fixedYen) * (1 + rule.consumptionTaxPercent / 100) + 1e-6);
}

/** The tier that a price falls into. Throws where the rule ends before it. */
export function brokerFeeTier(priceYen: Yen, { tiers }: BrokerFeeRule): BrokerFeeRule["tiers"][number] {
  const tier = tiers.find(({ upToYen }) => upToYen === null || priceYen <= upToYen);
  if (!tier) throw new Error(`no broker fee for a price of ${priceYen} yen`);
  return tier;
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
  const { incomeYen, costsYen } = lettingYear(home);
  return ok({
    grossPercent: percent(home.rentYen * 12, home.priceYen),
    netPercent: percent(incomeYen - costsYen, home.priceYen + home.purchaseCostsYen),
    incomeYen,
    costsYen,
  });
}

export type LettingYear = {
  readonly rentYen: Yen;
  readonly vacancyYen: Yen;
  readonly incomeYen: Yen;
  readonly agencyYen: Yen;
  /** 管理費, 修繕積立金, taxes, insurance and the agency together. */
  readonly costsYen: Yen;
};

/** A year of a home let to somebody: what comes in, and what goes out before loan and income tax. */
export function lettingYear(home: Omit<RentedHome, "priceYen" | "purchaseCostsYen">): LettingYear {
  const rentYen = home.rentYen * 12;
  const incomeYen = Math.round(rentYen * (1 - home.vacancyPercent / 100));
  const agencyYen = Math.round((incomeYen * home.agencyPercent) / 100);
  const costsYen = (home.managementYen + home.reserveYen) * 12 + home.propertyTaxYen + home.insuranceYen + agencyYen;
  return { rentYen, vacancyYen: rentYen - incomeYen, incomeYen, agencyYen, costsYen };
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
