import { presentComparable } from "#api/price-checker/present.ts";
import type { AppraisalOutcome } from "#domain/valuation/core/types.ts";
import { verdictOf } from "#domain/valuation/engine/verdict.ts";
import type { Estimate } from "#domain/valuation/estimates/request.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type { EstimateOutcome, EstimateResponse, EstimateSubject } from "./schemas.ts";

export function presentEstimate(estimate: Estimate, now: Date): EstimateResponse {
  const { id, mode, modelVersion, isSample, input, outcome, dataAsOf, answersRead } = estimate;
  const { askingPrice } = input;
  return {
    ...{ id, mode, modelVersion, isSample },
    subject: presentSubject(estimate),
    outcome: presentOutcome(outcome),
    verdict: askingPrice !== undefined && outcome.estimated ? verdictOf(askingPrice, outcome) : null,
    dataAsOf: dataAsOf && formatQuarter(dataAsOf),
    answersRead: answersRead && [...answersRead],
    attributions: [...estimate.attributions],
    input: { ...input },
    createdAt: estimate.createdAt.toISOString(),
    expiresAt: estimate.expiresAt.toISOString(),
    isExpired: now.getTime() >= estimate.expiresAt.getTime(),
  };
}

function presentSubject({ subject, apartmentName }: Estimate): EstimateSubject {
  const { zoning: _zoning, structure: _structure, lot: _lot, totalFloors: _totalFloors, isCorner: _isCorner, ...shown } = subject;
  return { ...shown, apartmentName };
}

function presentOutcome(outcome: AppraisalOutcome): EstimateOutcome {
  if (!outcome.estimated) return { ...outcome };
  const { base, headline, forecast } = outcome;
  return {
    ...outcome,
    base: base && { ...base, quarter: formatQuarter(base.quarter) },
    headline: headline && { ...headline, quarter: formatQuarter(headline.quarter), knownUntil: formatQuarter(headline.knownUntil) },
    forecast: forecast?.map((point) => ({ ...point, quarter: formatQuarter(point.quarter) })) ?? null,
    factors: outcome.factors.map((factor) => ({ ...factor })),
    parts: outcome.parts ?? null,
    comparables: outcome.comparables.map(presentComparable),
  };
}
