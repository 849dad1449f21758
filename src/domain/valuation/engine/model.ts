import type { AppraisableKind, EstimateMode } from "#domain/valuation/core/types.ts";
import type { Forest } from "#domain/valuation/engine/boosting/forest.ts";
import type { FeatureSpace } from "#domain/valuation/engine/features/feature-space.ts";
import type { VerticalEquity } from "#domain/valuation/engine/vertical-equity/curve.ts";

/** What held-back sales taught about the error of a model. Logs of ratios throughout: 0.1 is about 10 %. */
export type Calibration = {
  /** What the reach of the raw 10 % and 90 % quantiles is multiplied by, so that four in five held-back sales lie between them. */
  readonly lowScale: number;
  readonly highScale: number;
  /**
   * Share of held-back sales within ±10 % of the point, by width of the band (log high − log low): a falling line through these points, flat
   * beyond its ends.
   */
  readonly within: readonly { readonly width: number; readonly share: number }[];
  readonly rows: number;
};

/** One for each mode: what is hidden from the blind one makes its errors larger. */
export type Calibrations = Readonly<Record<EstimateMode, Calibration>>;

/** The three forests over one feature space, before calibration. */
export type Bundle = {
  readonly space: FeatureSpace;
  /** Told by sales that the forests have not seen, as `Calibration` is. */
  readonly verticalEquity: VerticalEquity;
  readonly point: Forest;
  readonly low: Forest;
  readonly high: Forest;
};

/** A trained model: everything an engine needs but the sales it shows as comparables. */
export type ValuationModel = {
  readonly version: string;
  readonly kind: AppraisableKind;
  /** Learnt from the sample market. */
  readonly isSample: boolean;
  /** Quarter indexes of the first and last training sale. */
  readonly firstQuarter: number;
  readonly lastQuarter: number;
  readonly trainRows: number;
  readonly bundle: Bundle;
  readonly calibrations: Calibrations;
};
