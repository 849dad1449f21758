import { INDICATORS } from "#domain/risk/indicators/all.ts";
import type { RiskRating, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { foldRating } from "./fold-rating.ts";
import { rangeOf } from "./range.ts";

/**
 * Rates a building, or a storey of it, by `RATING_MODEL` (docs/models/risk.md). Refuses a letter (null, 判定保留) where less than 60 % of what is
 * weighed has data. Missing facts get no score; what they could bring is the range.
 */
export function rate(site: SiteFacts, weights: Weights = DEFAULT_WEIGHTS): RiskRating {
  const rating = foldRating(INDICATORS, site, weights);
  return { ...rating, range: rating.letter === null ? null : rangeOf(INDICATORS, site, weights) };
}
