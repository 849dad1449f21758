import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { Driver, PillarResult, RiskRating, Weights } from "#domain/risk/model/types.ts";
import { worstHazardParts } from "./worst-hazard.ts";

const SHOWN = 3;

/**
 * How many points of the overall score each indicator brings, against one that scores 65 (`driverBaseline`). They add up to the overall score less 65,
 * before caps. Of 水害・土砂 the worst hazard is held against 65; the others bring what they take off it. A pillar without a number brings nothing.
 */
export function contributions(pillars: readonly PillarResult[], weights: Weights): Driver[] {
  const weighed = pillars.reduce((sum, { id, score }) => sum + (score === null ? 0 : weights[id]), 0);
  if (weighed === 0) return [];
  return pillars.flatMap((pillar) => {
    if (pillar.score === null) return [];
    const parts = pillar.id === "water" ? hazardParts(pillar) : meanParts(pillar);
    return pillar.indicators.flatMap(({ id, title, words }) => {
      const part = parts.get(id);
      return part === undefined ? [] : [{ indicatorId: id, title, points: (weights[pillar.id] / weighed) * part, words }];
    });
  });
}

function meanParts({ indicators }: PillarResult): ReadonlyMap<string, number> {
  const known = indicators.reduce((sum, { score, weight }) => sum + (score === null ? 0 : weight), 0);
  return new Map(
    indicators.flatMap(({ id, score, weight }) =>
      score === null ? [] : [[id, (weight / known) * (score - RATING_MODEL.driverBaseline)] as const],
    ),
  );
}

function hazardParts({ indicators }: PillarResult): ReadonlyMap<string, number> {
  return new Map(worstHazardParts(indicators).map(({ id, part }, index) => [id, index === 0 ? part - RATING_MODEL.driverBaseline : part]));
}

/**
 * The three that pull down and the three that lift most, in points to one decimal; what rounds to nothing is left out. Good news of a pillar that is known
 * in part only (`coverage.sure`) comes after that of the others: what is not known of it may be the contrary.
 */
export function drivers(pillars: readonly PillarResult[], weights: Weights): Pick<RiskRating, "driversDown" | "driversUp"> {
  const moved = contributions(pillars, weights).map((driver) => ({ ...driver, points: Math.round(driver.points * 10) / 10 }));
  const rising = moved.toSorted((a, b) => a.points - b.points || a.indicatorId.localeCompare(b.indicatorId));
  const sure = new Set(
    pillars.flatMap(({ coverage, indicators }) => (coverage < RATING_MODEL.coverage.sure ? [] : indicators.map(({ id }) => id))),
  );
  return {
    driversDown: rising.filter(({ points }) => points < 0).slice(0, SHOWN),
    driversUp: rising
      .filter(({ points }) => points > 0)
      .toReversed()
      .toSorted((a, b) => Number(sure.has(b.indicatorId)) - Number(sure.has(a.indicatorId)))
      .slice(0, SHOWN),
  };
}
