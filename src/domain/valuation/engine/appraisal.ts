import type { AppraiseOptions } from "#domain/valuation/core/estimate-deps.ts";
import type { Agreement, Appraisal, BaseHome, Comparable, EstimateMode, ForecastPoint, Headline } from "#domain/valuation/core/types.ts";
import type { Home, HomeAt } from "#domain/valuation/engine/features/home.ts";
import { agreementOf, isWithin } from "#domain/valuation/engine/telling/agreement.ts";
import { baseLabel } from "#domain/valuation/engine/telling/base-label.ts";
import { forecastQuarters } from "#domain/valuation/engine/telling/headline.ts";
import { measuredAt, type TestedHorizons, testedAt } from "#domain/valuation/engine/telling/measured.ts";
import { inSteps } from "#domain/valuation/engine/telling/price-steps.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import { bringForward, marketIndexName } from "./brought-forward.ts";
import { type Comparables, LEAST_LIKENESS } from "./comparables.ts";
import { baseQuarter, explain } from "./explain.ts";
import { gradeOf, oneStepLower } from "./grade.ts";
import type { ValuationModel } from "./model.ts";
import { calibrated, predict, withinTenPercent } from "./predict.ts";
import { type UnitAdjustment, withUnit } from "./unit/unit-adjustment.ts";
import { whyOutside } from "./why-outside.ts";

/** What is appraised by: a model, and what its test measured. */
export type Appraiser = { readonly model: ValuationModel; readonly tested: TestedHorizons };

type Case = {
  readonly home: Home;
  readonly average: Home;
  readonly unit: UnitAdjustment;
  readonly comparables: Comparables;
  readonly headline: Headline;
  readonly mode: EstimateMode;
  readonly without?: AppraiseOptions["without"];
};

/**
 * The price of a home in the headline quarter with all that it rests on. Where that of its usual unit lies outside the middle 80 % of its brought-forward
 * comparables, these lie far apart, or too few resemble the home for that to be told, the grade is one step lower. A grade is that of the usual unit.
 */
export function appraisalOf(
  { model, tested }: Appraiser,
  { home, average, unit, comparables, headline, mode, without = [] }: Case,
): Appraisal {
  const subject: HomeAt = { home, quarter: headline.quarter, category: "contract" };
  const { point, low, high, width, usual } = priceAt(model, subject, { unit, mode });
  const within = withinTenPercent(model.calibrations[mode], width);
  const shown = broughtTo(model, comparables.best, headline.quarter);
  const agreement = agreementWith(model, { subject, point, ofUsualUnit: usual.point, shown, comparables });
  const grade = gradeOf({ withinTenPercent: within, bandWidth: (usual.high - usual.low) / usual.point });
  const explained = () => explain(model.bundle, { subject, average, point: usual.point, headline });
  // What was not told of the home is not known of the average one either.
  const base: BaseHome = {
    cityName: average.cityName,
    areaM2: average.areaM2,
    builtYear: home.builtYear === null ? null : average.builtYear,
    quarter: baseQuarter(headline.quarter),
  };
  return {
    grade: gradeBeside(agreement, grade),
    point,
    low,
    high,
    withinTenPercent: within,
    ...(without.includes("factors") ? { basePrice: point, factors: [] } : withUnit(explained(), unit, point - usual.point)),
    base,
    baseLabel: baseLabel(base, model.kind),
    headline,
    forecast: without.includes("forecast") ? null : forecastOf({ model, tested }, { subject, headline, unit, mode }),
    agreement,
    measured: measuredAt(tested, home.cityCode, headline.quartersAhead),
    comparables: shown,
    comparableCount: comparables.count,
  };
}

type Shown = readonly (Comparable & { readonly broughtForward: NonNullable<Comparable["broughtForward"]> })[];

function broughtTo({ bundle }: ValuationModel, best: Comparables["best"], quarter: Quarter): Shown {
  return best.map(({ sale, ...one }) => ({ ...one, broughtForward: bringForward(bundle.space, sale, quarter) }));
}

/** The price of a usual unit beside its comparables, as `appraisalOf` tells it, without the reason of a difference. */
export function standingOf(
  model: ValuationModel,
  { subject, ofUsualUnit, best }: { readonly subject: HomeAt; readonly ofUsualUnit: Yen; readonly best: Comparables["best"] },
): ReturnType<typeof agreementOf> {
  return agreementOf(ofUsualUnit, broughtTo(model, best, subject.quarter), LEAST_LIKENESS);
}

/** One step lower where the price lies outside the middle 80 % of its comparables, these lie far apart, or too few resemble the home. */
export function gradeBeside(agreement: ReturnType<typeof agreementOf>, grade: Appraisal["grade"]): Appraisal["grade"] {
  return agreement && agreement.standing !== "inside" ? oneStepLower(grade) : grade;
}

type Band = Pick<Appraisal, "point" | "low" | "high">;

/** In whole steps; `width` of the band is a log. `usual`: without what floor, direction and corner add. */
function priceAt(
  { bundle, calibrations, kind }: ValuationModel,
  subject: HomeAt,
  { unit, mode }: Pick<Case, "unit" | "mode">,
): Band & { readonly usual: Band; readonly width: number } {
  const logs = calibrated(predict(bundle, subject), calibrations[mode]);
  const yen = (log: number) => inSteps(Math.exp(log) * subject.home.areaM2, kind);
  const band = (add: number): Band => ({ point: yen(logs.point + add), low: yen(logs.low + add), high: yen(logs.high + add) });
  return { ...band(unit.log), usual: band(0), width: logs.high - logs.low };
}

type Beside = {
  readonly subject: HomeAt;
  readonly point: Yen;
  readonly ofUsualUnit: Yen;
  readonly shown: Shown;
  readonly comparables: Comparables;
};

/** What sales are held against, where it is another price than the one that is told. */
export function heldAgainst(ofUsualUnit: Yen, point: Yen): Pick<Agreement, "pointOfUsualUnit"> {
  return ofUsualUnit === point ? {} : { pointOfUsualUnit: ofUsualUnit };
}

function agreementWith({ bundle }: ValuationModel, { subject, point, ofUsualUnit, shown, comparables }: Beside): Agreement | null {
  const found = agreementOf(ofUsualUnit, shown, LEAST_LIKENESS);
  if (!found) return null;
  const why = (): Agreement["why"] => {
    if (found.standing === "inside") return isWithin(point, found) ? null : "unit";
    if (found.standing !== "outside") return null;
    const sales = comparables.best.map(({ sale }) => sale);
    return whyOutside(bundle, subject, { sales, gap: Math.log(ofUsualUnit / found.median) });
  };
  return { indexName: marketIndexName(subject.home), ...found, ...heldAgainst(ofUsualUnit, point), why: why() };
}

function forecastOf(
  { model, tested }: Appraiser,
  { subject, headline, ...by }: { readonly subject: HomeAt } & Pick<Case, "headline" | "unit" | "mode">,
): ForecastPoint[] {
  const ahead = (quarter: Quarter) => quarterIndex(quarter) - quarterIndex(headline.knownUntil);
  return forecastQuarters(headline).map((quarter) => {
    const { point, low, high } = priceAt(model, { ...subject, quarter }, by);
    const test = testedAt(tested, ahead(quarter));
    return { quarter, quartersAhead: ahead(quarter), point, low, high, isTested: test !== null, coverage80: test?.coverage80 ?? null };
  });
}
