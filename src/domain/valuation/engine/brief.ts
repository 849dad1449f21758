import type { BriefPrice, Headline } from "#domain/valuation/core/types.ts";
import type { Home, HomeAt } from "#domain/valuation/engine/features/home.ts";
import { testedAt } from "#domain/valuation/engine/telling/measured.ts";
import { inSteps } from "#domain/valuation/engine/telling/price-steps.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import { type Appraiser, gradeBeside, heldAgainst, standingOf } from "./appraisal.ts";
import type { Comparables } from "./comparables.ts";
import { gradeOf } from "./grade.ts";
import { bandEnds, type Prediction, predictAll, withinTenPercent } from "./predict.ts";
import type { UnitAdjustment } from "./unit/unit-adjustment.ts";

/** A home to be priced, and the quarter that its price stands for. */
export type BriefCase = {
  readonly home: Home;
  readonly unit: UnitAdjustment;
  readonly headline: Headline;
  readonly best: Comparables["best"];
};

/**
 * Prices as `appraisalOf` gives them to the blind mode, without what they are explained by: the same point and, but for the band, the same grade. The band
 * reaches as far as the market may have moved until the day, not only until the headline: what is asked today is held against it.
 */
export function briefPrices(appraiser: Appraiser, cases: readonly BriefCase[], day: Quarter): BriefPrice[] {
  const at = cases.map(({ home, headline }): HomeAt => ({ home, quarter: headline.quarter, category: "contract" }));
  const predictions = predictAll(appraiser.model.bundle, at);
  return cases.map((one, i) => briefPrice(appraiser, { ...one, at: at[i] as HomeAt, prediction: predictions[i] as Prediction }, day));
}

type Predicted = BriefCase & { readonly at: HomeAt; readonly prediction: Prediction };

function briefPrice({ model, tested }: Appraiser, { home, unit, headline, at, best, prediction }: Predicted, day: Quarter): BriefPrice {
  const ahead = Math.max(0, quarterIndex(day) - quarterIndex(headline.knownUntil));
  const untilDay = Math.sqrt(ahead / Math.max(1, headline.quartersAhead));
  const ends = bandEnds({ ...prediction, miss: prediction.miss * untilDay }, model.calibrations.blind, model.kind);
  const ofUsual = (log: number) => inSteps(Math.exp(log) * home.areaM2, model.kind);
  const yen = (log: number) => ofUsual(log + unit.log);
  const [point, q05, q10, q90, q95] = [yen(prediction.point), yen(ends.q05), yen(ends.q10), yen(ends.q90), yen(ends.q95)];
  const ofUsualUnit = ofUsual(prediction.point);
  const chance10 = withinTenPercent(model.calibrations.blind, ends.q90 - ends.q10);
  const agreement = standingOf(model, { subject: at, ofUsualUnit, best });
  const grade = gradeOf({ withinTenPercent: chance10, bandWidth: (ofUsual(ends.q90) - ofUsual(ends.q10)) / ofUsualUnit });
  return {
    ...{ point, q05, q10, q90, q95, chance10 },
    grade: gradeBeside(agreement, grade),
    isTestedHorizon: testedAt(tested, Math.max(1, ahead)) !== null,
    headline,
    agreement: agreement && {
      ...{ median: agreement.median, count: agreement.count, gap: agreement.gap, standing: agreement.standing },
      ...heldAgainst(ofUsualUnit, point),
    },
  };
}
