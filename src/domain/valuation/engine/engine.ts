import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { BriefPrice, CannotEstimate, EstimateMode, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { knowsCity } from "#domain/valuation/engine/features/feature-space.ts";
import { asKnown, type Home } from "#domain/valuation/engine/features/home.ts";
import { headlineOf } from "#domain/valuation/engine/telling/headline.ts";
import { type TestedHorizons, untested } from "#domain/valuation/engine/telling/measured.ts";
import { type Quarter, quarterAt } from "#kernel/quarter.ts";
import { appraisalOf } from "./appraisal.ts";
import { averageHomes } from "./average-homes.ts";
import { briefPrices } from "./brief.ts";
import { type Comparables, findComparables, LEAST_COMPARABLES } from "./comparables.ts";
import { isUsualSize } from "./learnable.ts";
import type { ValuationModel } from "./model.ts";
import { indexSales } from "./sale-index.ts";

const SHOWN_COMPARABLES = 20;

/** A home that can be appraised, with what it is appraised beside. */
type Ready = { readonly home: Home; readonly average: Home; readonly comparables: Comparables };

/**
 * Puts a model, the sales it may show, and what its test measured together. Neither a subject nor a sale carries an asking price, so none can be looked at.
 */
export function createEngine(model: ValuationModel, sales: readonly SaleRow[], tested: TestedHorizons = untested): EstimateEngine {
  const index = indexSales(sales);
  const averages = averageHomes(sales);
  const dataAsOf = index.quarters.reduce((last, quarter) => Math.max(last, quarter), model.lastQuarter);
  const headlineFor = (asOf: Quarter) => headlineOf(asOf, { dataAsOf, lastLearnt: model.lastQuarter });
  const readyFor = (
    subject: Subject,
    { mode, quarter }: { readonly mode: EstimateMode; readonly quarter: Quarter },
  ): Ready | CannotEstimate => {
    const home = homeOf(subject, mode);
    const average = averages.get(home.cityCode);
    // Sales may come from cities that the model in use has not learnt: it would price them at the level of those it knows.
    const isKnown = subject.kind === model.kind && knowsCity(model.bundle.space, home.cityCode);
    if (!average || !isKnown) return "out-of-area";
    if (!isUsualSize(subject.kind, subject.areaM2)) return "outlier-size";
    const comparables = findComparables(index, home, { asOf: quarter, most: SHOWN_COMPARABLES });
    return comparables.count < LEAST_COMPARABLES ? "too-few-comparables" : { home, average, comparables };
  };
  return {
    modelVersion: model.version,
    isSample: model.isSample,
    dataAsOf: quarterAt(dataAsOf),
    countComparables: (subject, asOf) =>
      findComparables(index, homeOf(subject, "blind"), { asOf: headlineFor(asOf).quarter, most: 0 }).count,
    appraise: (subject, { asOf, mode }) => {
      const headline = headlineFor(asOf);
      const ready = readyFor(subject, { mode, quarter: headline.quarter });
      if (typeof ready === "string") return { ...cannotEstimate(ready), grade: "E" };
      return { estimated: true, ...appraisalOf({ model, tested }, { ...ready, headline, mode }) };
    },
    appraiseBriefly: (subjects, { asOf }) => {
      const { quarter } = headlineFor(asOf);
      const ready = subjects.map((subject) => readyFor(subject, { mode: "blind", quarter }));
      const cases = ready.filter((one) => typeof one !== "string");
      const prices = briefPrices({ model, tested }, cases, { headline: quarter, day: asOf }).values();
      return ready.map((one) =>
        typeof one === "string" ? cannotEstimate(one) : { estimated: true, ...(prices.next().value as BriefPrice) },
      );
    },
  };
}

function homeOf({ floor: _floor, direction: _direction, ...home }: Subject, mode: EstimateMode): Home {
  return asKnown(home, mode);
}

function cannotEstimate(reason: CannotEstimate) {
  return { estimated: false, reason } as const;
}
