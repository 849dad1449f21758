/** What stands on a letter to an owner. Prices in yen. */
export type OwnerLetter = {
  /** What shows through the window, line by line. */
  readonly recipient: readonly string[];
  readonly sender: { readonly name: string; readonly licence: string; readonly address: string; readonly contact: string };
  /** `江東区豊洲`: no closer than the 丁目, and never a unit. */
  readonly area: string;
  /** What was priced: `65㎡・築18年の住戸`. */
  readonly home: string;
  readonly estimate: {
    readonly point: number;
    /** The 80 % band. */
    readonly low: number;
    readonly high: number;
    /** Chance that a sale lies within ±10 %, 0–1. */
    readonly withinTenPercent: number;
    readonly comparables: number;
    readonly modelVersion: string;
  };
  /** ISO date. */
  readonly madeOn: string;
  readonly credits: readonly string[];
  readonly isSample: boolean;
};

/** How many households a town has, as it is shown; null: too few to be shown. */
export type TargetTown = { readonly town: string; readonly households: number | null };
