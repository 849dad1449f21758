import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { BriefPrice, CannotEstimate, EstimateMode, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { answersReadOf } from "#domain/valuation/engine/features/answers-read.ts";
import { knowsCity, lastKnown } from "#domain/valuation/engine/features/feature-space.ts";
import { asKnown, type Home } from "#domain/valuation/engine/features/home.ts";
import { knownUntil, newestOf } from "#domain/valuation/engine/features/known-until.ts";
import { headlineOf } from "#domain/valuation/engine/telling/headline.ts";
import { type TestedHorizons, untested } from "#domain/valuation/engine/telling/measured.ts";
import { type Quarter, quarterAt } from "#kernel/quarter.ts";
import { appraisalOf } from "./appraisal.ts";
import { averageHomes } from "./average-homes.ts";
import { type BriefCase, briefPrices } from "./brief.ts";
import { bestComparables, findComparables, hasEnoughComparables, LEAST_COMPARABLES } from "./comparables.ts";
import { citiesOfLand, landAndBuilding } from "./land-and-building.ts";
import { laterPrice } from "./later-sales.ts";
import { isUsualSize } from "./learnable.ts";
import type { ValuationModel } from "./model.ts";
import { indexSales } from "./sale-index.ts";
import { type UnitAdjustment, USUAL_UNIT, unitAdjustment } from "./unit/unit-adjustment.ts";
import type { UnitTable } from "./unit/unit-table.ts";

const SHOWN_COMPARABLES = 20;

/** A home that the model may price. */
type Known = { readonly home: Home; readonly average: Home; readonly unit: UnitAdjustment };

type EngineOptions = {
  /** Names the sales, where they may be others later. */
  readonly dataRevision?: number;
  /** Null: no floor, direction or corner moves a price. */
  readonly units?: UnitTable | null;
};

/**
 * Puts a model, the sales it may show, and what its test measured together. Neither a subject nor a sale carries an asking price, so none can be looked at.
 */
export function createEngine(
  model: ValuationModel,
  sales: readonly SaleRow[],
  tested: TestedHorizons = untested,
  { dataRevision = 0, units = null }: EngineOptions = {},
): EstimateEngine {
  const index = indexSales(sales);
  const averages = averageHomes(sales);
  const landCities = citiesOfLand(model.bundle.space);
  const lastOfAll = index.quarters.reduce((last, quarter) => Math.max(last, quarter), model.lastQuarter);
  const [soldUntil, learntUntil] = [knownUntil(sales), model.bundle.space.knownUntil];
  // By prefecture: a file of another one with newer quarters is no news of this one.
  const lastSoldNear = ({ cityCode }: Pick<Home, "cityCode">) => {
    const own = [newestOf(soldUntil, cityCode), newestOf(learntUntil, cityCode)].filter((quarter) => quarter !== null);
    return own.length === 0 ? lastOfAll : Math.max(...own);
  };
  const headlineFor = (home: Pick<Home, "cityCode">, asOf: Quarter) =>
    headlineOf(asOf, { lastSold: lastSoldNear(home), lastLearnt: lastKnown(model.bundle.space, home) });
  const known = (subject: Subject, mode: EstimateMode): Known | CannotEstimate => {
    const home = homeOf(subject, mode);
    const average = averages.get(home.cityCode);
    // Sales may come from cities that the model in use has not learnt: it would price them at the level of those it knows.
    const isKnown = subject.kind === model.kind && knowsCity(model.bundle.space, home.cityCode);
    if (!average || !isKnown) return "out-of-area";
    const unit = units === null ? USUAL_UNIT : unitAdjustment(subject, units);
    return isUsualSize(subject.kind, subject.areaM2) ? { home, average, unit } : "outlier-size";
  };
  const briefCase = (subject: Subject, asOf: Quarter, isGradedBySales: boolean): BriefCase | CannotEstimate => {
    const found = known(subject, "blind");
    if (typeof found === "string") return found;
    const { home, unit } = found;
    const headline = headlineFor(home, asOf);
    const { quarter } = headline;
    if (!isGradedBySales) return hasEnoughComparables(index, home, quarter) ? { home, unit, headline, best: [] } : "too-few-comparables";
    const best = bestComparables(index, home, { asOf: quarter, most: SHOWN_COMPARABLES });
    return best.length < LEAST_COMPARABLES ? "too-few-comparables" : { home, unit, headline, best };
  };
  return {
    modelVersion: model.version,
    isSample: model.isSample,
    dataAsOf: (home) => quarterAt(lastSoldNear(home)),
    dataRevision,
    answersRead: answersReadOf(model.bundle.space.facts),
    countComparables: (subject, asOf) =>
      findComparables(index, homeOf(subject, "blind"), { asOf: headlineFor(subject, asOf).quarter, most: 0 }).count,
    appraise: (subject, { asOf, mode, without = [] }) => {
      const found = known(subject, mode);
      if (typeof found === "string") return { ...cannotEstimate(found), grade: "E" };
      const headline = headlineFor(found.home, asOf);
      const comparables = findComparables(index, found.home, { asOf: headline.quarter, most: SHOWN_COMPARABLES });
      if (comparables.count < LEAST_COMPARABLES) return { ...cannotEstimate("too-few-comparables"), grade: "E" };
      const appraisal = appraisalOf({ model, tested }, { ...found, comparables, headline, mode, without });
      const house = { home: found.home, quarter: headline.quarter, point: appraisal.point };
      const parts = without.includes("factors") ? null : landAndBuilding(model.bundle, landCities, house);
      return { estimated: true, ...appraisal, parts };
    },
    appraiseBriefly: (subjects, { asOf, isGradedBySales = true }) => {
      const cases = subjects.map((subject) => briefCase(subject, asOf, isGradedBySales));
      const priced = cases.filter((one) => typeof one !== "string");
      const prices = briefPrices({ model, tested }, priced, asOf).values();
      return cases.map((one) =>
        typeof one === "string" ? cannotEstimate(one) : { estimated: true, ...(prices.next().value as BriefPrice) },
      );
    },
    laterPrice: (subject, wanted) => laterPrice(model.bundle.space, index, homeOf(subject, "blind"), wanted),
  };
}

function homeOf(subject: Subject, mode: EstimateMode): Home {
  const { floor: _floor, direction: _direction, totalFloors: _totalFloors, isCorner: _isCorner, ...home } = subject;
  return asKnown(home, mode);
}

function cannotEstimate(reason: CannotEstimate) {
  return { estimated: false, reason } as const;
}
