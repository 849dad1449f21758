import type { SaleFacts } from "#domain/assets/take-home/types.ts";
import type { RunningLoan } from "#domain/finance/running-loan.ts";
import type { ForecastPoint } from "#domain/valuation/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

export type WhatIfInput = {
  readonly facts: SaleFacts;
  /** The day that it starts from. */
  readonly on: string;
  /** The estimate of today with its band. */
  readonly value: { readonly pointYen: Yen; readonly lowYen: Yen; readonly highYen: Yen };
  /** As the appraisal has it; none where it has none. */
  readonly forecast: readonly ForecastPoint[];
  /** Null: not known, and then nothing is said of what is owed. */
  readonly loan: RunningLoan | "none" | null;
  /** What the owner sets, in per cent a year: −1, 0, 2. None is assumed for them. */
  readonly scenarios: readonly number[];
};

/** From the least to the most that may be left, for what of the facts is missing. */
export type Ends = { readonly lowYen: Yen; readonly highYen: Yen };

/** One value of a year and what a sale at it would leave. */
export type WhatIfCase = {
  readonly by: "estimate" | "outlook" | "scenario";
  /** What the owner set; null of the estimate and the outlook. */
  readonly annualPercent: number | null;
  readonly valueYen: Yen;
  /** The 80 % band; null of a scenario, which has none. */
  readonly band: Ends | null;
  /** The share of test sales that fell into the band so far ahead; null where it was not measured. */
  readonly coverage80: number | null;
  /** Value less what is owed; below 0 where more is owed. Null: not known what is owed. */
  readonly equityYen: Yen | null;
  /** 本則: the law as it stands on that day. */
  readonly takeHome: Ends;
  /** 延長: as if the reductions that end before that day went on. Null: it is the same. */
  readonly takeHomeExtended: Ends | null;
};

export type WhatIfYear = {
  readonly year: number;
  readonly on: string;
  readonly balanceYen: Yen | null;
  /** Empty: beyond the tested horizon, and no scenario is set. */
  readonly cases: readonly WhatIfCase[];
};

export type WhatIf = {
  readonly years: readonly WhatIfYear[];
  /** The last quarter (`2027Q2`) that the test of the model reaches; null: it reaches no further than today. */
  readonly testedUntil: string | null;
  /** Reductions that end within the years shown. */
  readonly endings: readonly { readonly label: string; readonly endsOn: string }[];
};

export type WhatIfRefusal = "facts" | "loan" | "scenarios";
