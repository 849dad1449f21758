import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { IndicatorResult } from "#domain/risk/model/types.ts";

type Scored = Pick<IndicatorResult, "id" | "score">;

/**
 * The score of hazards together: that of the worst, less what each other takes off. At 100 points another takes nothing, at 0 a quarter
 * (`otherHazardTakes`). So a better hazard never lifts a worse one, and a worse one never raises the whole. 0 without any score.
 */
export function worstHazardScore(hazards: readonly Scored[]): number {
  return worstHazardParts(hazards).reduce((sum, { part }) => sum + part, 0);
}

/** The worst with its whole score, then what each other takes off it, the worse first. They add up to the score together. */
export function worstHazardParts(hazards: readonly Scored[]): { readonly id: string; readonly part: number }[] {
  const rising = hazards
    .flatMap(({ id, score }) => (score === null ? [] : [{ id, score }]))
    .toSorted((a, b) => a.score - b.score || a.id.localeCompare(b.id));
  let left = 0;
  return rising.map(({ id, score }, index) => {
    const part = index === 0 ? score : -left * RATING_MODEL.otherHazardTakes * (1 - score / 100);
    left += part;
    return { id, part };
  });
}
