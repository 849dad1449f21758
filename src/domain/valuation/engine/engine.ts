import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, AppraisalOutcome, CannotEstimate, EstimateMode, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { asKnown, type Home, type HomeAt } from "#domain/valuation/engine/features/home.ts";
import { quarterAt } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";
import { averageHomes } from "./average-homes.ts";
import { type Comparables, findComparables, LEAST_COMPARABLES } from "./comparables.ts";
import { explain, STEP_YEN } from "./explain.ts";
import { gradeOf } from "./grade.ts";
import { isUsualSize } from "./learnable.ts";
import type { ValuationModel } from "./model.ts";
import { calibrated, predict, withinTenPercent } from "./predict.ts";
import { indexSales } from "./sale-index.ts";

const SHOWN_COMPARABLES = 10;

/** Puts a model and the sales it may show together. Neither a subject nor a sale carries an asking price, so none can be looked at. */
export function createEngine(model: ValuationModel, sales: readonly SaleRow[]): EstimateEngine {
  const index = indexSales(sales);
  const averages = averageHomes(sales);
  const lastSale = index.quarters.reduce((last, quarter) => Math.max(last, quarter), model.lastQuarter);
  return {
    modelVersion: model.version,
    isSample: model.isSample,
    dataAsOf: quarterAt(lastSale),
    countComparables: (subject, asOf) => findComparables(index, homeOf(subject, "blind"), { asOf, most: 0 }).count,
    appraise: (subject, { asOf, mode }) => {
      const home = homeOf(subject, mode);
      const average = averages.get(home.cityCode);
      const isKindKnown = subject.kind === model.kind;
      if (!average || !isKindKnown) return cannotEstimate("out-of-area");
      if (!isUsualSize(subject.kind, subject.areaM2)) return cannotEstimate("outlier-size");
      const comparables = findComparables(index, home, { asOf, most: SHOWN_COMPARABLES });
      if (comparables.count < LEAST_COMPARABLES) return cannotEstimate("too-few-comparables");
      return { estimated: true, ...appraisalOf(model, { home, quarter: asOf, category: "contract" }, { average, comparables, mode }) };
    },
  };
}

function homeOf({ floor: _floor, direction: _direction, ...home }: Subject, mode: EstimateMode): Home {
  return asKnown(home, mode);
}

function cannotEstimate(reason: CannotEstimate): AppraisalOutcome {
  return { estimated: false, grade: "E", reason };
}

function appraisalOf(
  model: ValuationModel,
  subject: HomeAt,
  { average, comparables, mode }: { average: Home; comparables: Comparables; mode: EstimateMode },
): Appraisal {
  const calibration = model.calibrations[mode];
  const prediction = calibrated(predict(model.bundle, subject), calibration);
  const step = STEP_YEN[model.kind];
  const price = (log: number): Yen => Math.round((Math.exp(log) * subject.home.areaM2) / step) * step;
  const point = price(prediction.point);
  const [low, high] = [price(prediction.low), price(prediction.high)];
  const within = withinTenPercent(calibration, prediction.high - prediction.low);
  return {
    grade: gradeOf({ withinTenPercent: within, bandWidth: (high - low) / point }),
    point,
    low,
    high,
    withinTenPercent: within,
    ...explain(model.bundle, { subject, average, point }),
    baseLabel: baseLabel(average),
    comparables: comparables.best,
    comparableCount: comparables.count,
  };
}

const HOME_WORDS = { condo: "部屋", house: "一戸建て", land: "土地", rent: "賃貸の部屋" } as const;

/** `江東区の平均的な部屋(1年前の相場)`: the home and the market that the factors start from. */
function baseLabel({ cityName, kind }: Home): string {
  return `${cityName}の平均的な${HOME_WORDS[kind]}(1年前の相場)`;
}
