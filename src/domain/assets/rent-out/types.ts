import type { SaleFacts } from "#domain/assets/take-home/types.ts";
import type { RunningLoan } from "#domain/finance/running-loan.ts";
import type { Yen } from "#kernel/yen.ts";

/** Everything that is assumed of the years to come; each has a usual value that the owner may change. */
export type RentAssumptions = {
  readonly years: number;
  readonly vacancyPercent: number;
  /** 管理委託, of the rent taken in. */
  readonly agencyPercent: number;
  /** Of the rent, a year: −1. */
  readonly rentChangePercent: number;
  /** Of the price, a year. No forecast: what the owner sets. */
  readonly priceChangePercent: number;
  /** A month: 管理費, 修繕積立金. */
  readonly managementYen: Yen;
  readonly reserveYen: Yen;
  /** A year: 固定資産税・都市計画税, 保険. */
  readonly propertyTaxYen: Yen;
  readonly insuranceYen: Yen;
  /** Once, before letting: 原状回復, 募集. */
  readonly startCostsYen: Yen;
};

export type AssumptionKey = keyof RentAssumptions;

export type Assumption = {
  readonly key: AssumptionKey;
  readonly label: string;
  readonly unit: "年" | "%" | "円/月" | "円/年" | "円";
  readonly value: number;
  /** False: the owner, or what is known of the home, says so. */
  readonly isUsual: boolean;
};

export type RentOutInput = {
  readonly facts: SaleFacts;
  readonly on: string;
  readonly priceYen: Yen;
  /** A month: told by the owner, or an estimate with its band. */
  readonly rent: { readonly by: "told" | "estimate"; readonly yen: Yen; readonly lowYen: Yen; readonly highYen: Yen };
  readonly loan: RunningLoan | "none";
  readonly assumptions: Partial<RentAssumptions>;
};

export type RentYear = {
  readonly year: number;
  readonly rentYen: Yen;
  readonly vacancyYen: Yen;
  readonly agencyYen: Yen;
  readonly managementYen: Yen;
  readonly reserveYen: Yen;
  readonly propertyTaxYen: Yen;
  readonly insuranceYen: Yen;
  readonly startCostsYen: Yen;
  /** Principal and interest; what is paid back comes back as less to owe at the sale. */
  readonly loanPaymentYen: Yen;
  /** What is left of the year, below 0 where it costs. */
  readonly cashFlowYen: Yen;
  /** Owed at the year's end. */
  readonly balanceYen: Yen;
};

type Ends = { readonly lowYen: Yen; readonly highYen: Yen };

export type RentOut = {
  /** What a sale today leaves. */
  readonly sellNow: Ends;
  /** By the rent itself; `cashFlow` of all years by its band. */
  readonly years: readonly RentYear[];
  readonly cashFlow: Ends & { readonly atRentYen: Yen };
  readonly soldOn: string;
  readonly soldForYen: Yen;
  readonly takeHomeAtEnd: Ends;
  /** Cash flow and take-home at the end together. */
  readonly total: Ends;
  /** Above 0: letting first leaves more. */
  readonly difference: Ends;
  readonly assumptions: readonly Assumption[];
  /** Until when the reliefs of a home are left; null: it is none. `isLost`: the sale at the end comes later. */
  readonly reliefs: { readonly endsOn: string; readonly isLost: boolean } | null;
  /** What somebody should know beside the figures. */
  readonly notes: readonly string[];
};

export type RentOutRefusal = "facts" | "loan" | "rent" | "assumptions";
