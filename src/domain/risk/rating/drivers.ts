import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { Driver, PillarResult, RiskRating, Weights } from "#domain/risk/model/types.ts";

const SHOWN = 3;

/**
 * How many points of the overall score each indicator brings, against one that scores 65 (`driverBaseline`). They add up to the overall score less 65,
 * before caps.
 */
export function contributions(pillars: readonly PillarResult[], weights: Weights): Driver[] {
  const weighed = pillars.reduce((sum, { id, score }) => sum + (score === null ? 0 : weights[id]), 0);
  return pillars.flatMap(({ id, indicators }) => {
    const known = indicators.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
    return indicators.flatMap(({ id: indicatorId, title, score, weight, words }) => {
      if (score === null || weighed === 0) return [];
      const share = (weights[id] / weighed) * (weight / known);
      return [{ indicatorId, title, points: share * (score - RATING_MODEL.driverBaseline), words }];
    });
  });
}

/** The three that pull down and the three that lift most, in points to one decimal; what rounds to nothing is left out. */
export function drivers(pillars: readonly PillarResult[], weights: Weights): Pick<RiskRating, "driversDown" | "driversUp"> {
  const moved = contributions(pillars, weights).map((driver) => ({ ...driver, points: Math.round(driver.points * 10) / 10 }));
  const rising = moved.toSorted((a, b) => a.points - b.points || a.indicatorId.localeCompare(b.indicatorId));
  return {
    driversDown: rising.filter(({ points }) => points < 0).slice(0, SHOWN),
    driversUp: rising
      .filter(({ points }) => points > 0)
      .slice(-SHOWN)
      .toReversed(),
  };
}
