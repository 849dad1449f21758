import { INDICATORS } from "#domain/risk/indicators/all.ts";
import type { RiskRating, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { foldRating } from "./fold-rating.ts";
import { narrowingOf } from "./narrowing.ts";
import { possibleOf } from "./possible.ts";

/**
 * Rates a building, a place, or a storey of it, by `RATING_MODEL` (docs/models/risk.md). Refuses a letter (null, 判定保留) where less than 60 % of
 * what is weighed has data. Missing facts get no score; what they could bring is `possible`, and what each would bring `narrowing`.
 */
export function rate(site: SiteFacts, weights: Weights = DEFAULT_WEIGHTS): RiskRating {
  const possible = possibleOf(INDICATORS, site, weights);
  const rating = foldRating(INDICATORS, site, weights, possible);
  return { ...rating, possible, narrowing: narrowingOf(site, weights, rating.coverage) };
}
