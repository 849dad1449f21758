import type { RentAssumptions, RentOut } from "#domain/assets/rent-out/types.ts";
import type { TakeHomeAnswer } from "#domain/assets/take-home/types.ts";
import type { WhatIf } from "#domain/assets/what-if/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** What an owner sets to see what could be done with a home. */
export type PlanWishes = {
  /** Per cent a year, of the price. */
  readonly scenarios: readonly number[];
  /** A month; null: the one that was told of the home. */
  readonly rentYen: Yen | null;
  readonly assumptions: Partial<RentAssumptions>;
};

/** What could be done with a home: a sale today, the years to come, letting. Each null where it cannot be reckoned. */
export type AssetPlans = {
  /** The ISO day in Japan that it is reckoned for. */
  readonly on: string;
  readonly takeHome: TakeHomeAnswer | null;
  readonly whatIf: WhatIf | null;
  readonly rentOut: RentOut | null;
};
