import { useState } from "react";
import type { PillarId, RiskRating, Weights } from "#domain/risk/model/types.ts";
import { areDefaultWeights, DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { sampleRating } from "./guide-sample.ts";

export type TrialState = {
  readonly weights: Weights;
  /** Null: all weights are zero, and nothing can be weighed. */
  readonly rating: RiskRating | null;
  readonly isDefault: boolean;
  readonly set: (pillar: PillarId, value: number) => void;
  readonly reset: () => void;
};

/** The sample rated anew for every move of a slider, in the page itself. */
export function useTrialWeights(): TrialState {
  const [weights, setWeights] = useState(DEFAULT_WEIGHTS);
  return {
    weights,
    rating: trialRating(weights),
    isDefault: areDefaultWeights(weights),
    set: (pillar, value) => setWeights((before) => ({ ...before, [pillar]: value })),
    reset: () => setWeights(DEFAULT_WEIGHTS),
  };
}

export function trialRating(weights: Weights): RiskRating | null {
  return Object.values(weights).every((weight) => weight === 0) ? null : sampleRating(weights);
}
