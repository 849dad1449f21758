import { presentPlace } from "#api/estate/present.ts";
import type { Comparable, ModelCard } from "#domain/valuation/core/types.ts";
import type { EstimateRequest } from "#domain/valuation/estimates/request.ts";
import { judgePromise } from "#domain/valuation/evaluation/promise.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type { ComparableResponse, EstimateJob, ModelCardResponse } from "./schemas.ts";

export const JOBS_PATH = "/api/price-checker/jobs";

export function presentJob({ id, state, steps, input, estimateId, failure, createdAt }: EstimateRequest): EstimateJob {
  return {
    id,
    state,
    steps: steps.map((step) => ({ ...step })),
    input: { ...input },
    estimateId,
    failure: failure && { ...failure, candidates: failure.candidates.map(presentPlace) },
    createdAt: createdAt.toISOString(),
  };
}

export function presentComparable(comparable: Comparable): ComparableResponse {
  return { ...comparable, quarter: formatQuarter(comparable.quarter) };
}

export function presentModelCard(card: ModelCard): ModelCardResponse {
  return {
    ...card,
    trainFrom: formatQuarter(card.trainFrom),
    trainUntil: formatQuarter(card.trainUntil),
    testFrom: formatQuarter(card.testFrom),
    testUntil: formatQuarter(card.testUntil),
    calibration: { ...card.calibration, withinTenPercent: [...card.calibration.withinTenPercent] },
    areas: [...card.areas],
    familiarity: [...card.familiarity],
    priceDeciles: [...card.priceDeciles],
    ageBands: [...card.ageBands],
    horizons: [...card.horizons],
    wardHorizons: card.wardHorizons.map((ward) => ({ ...ward, horizons: [...ward.horizons] })),
    horizonOrigins: card.horizonOrigins.map(formatQuarter),
    judgement: judgePromise(card),
  };
}
