import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import {
  type Indicator,
  type IndicatorResult,
  PILLARS,
  type PillarId,
  type PillarResult,
  type RiskRating,
  type SiteFacts,
  type Weights,
} from "#domain/risk/model/types.ts";
import { weightShares } from "#domain/risk/model/weights.ts";
import { cappedLetter, capsOn } from "./caps.ts";
import { drivers } from "./drivers.ts";
import { letterOf } from "./letter.ts";
import { worstHazardScore } from "./worst-hazard.ts";

type FoldedRating = Omit<RiskRating, "possible" | "narrowing">;
type Bounds = Pick<RiskRating["possible"], "leastPoints" | "mostPoints">;

const ANY: Bounds = { leastPoints: 0, mostPoints: 100 };

/**
 * Indicators to pillars to the whole; only what has data is weighed, and only pillars of which enough is known. `bounds`: the points that are
 * possible at all; the whole never lies outside them.
 */
export function foldRating(indicators: readonly Indicator[], site: SiteFacts, weights: Weights, bounds: Bounds = ANY): FoldedRating {
  const pillars = pillarsOf(indicators.map((indicator) => resultOf(indicator, site)));
  const exact = overallOf(pillars, weights);
  const coverage = coverageOf(pillars, weights);
  const overall = exact === null ? null : Math.min(bounds.mostPoints, Math.max(bounds.leastPoints, rounded(exact)));
  const caps = capsOn(site);
  const hasLetter = overall !== null && coverage >= RATING_MODEL.coverage.letter;
  return {
    modelVersion: RATING_MODEL.version,
    weights,
    pillars: pillars.map((pillar) => ({ ...pillar, score: pillar.score === null ? null : rounded(pillar.score) })),
    overall,
    coverage,
    letter: hasLetter ? cappedLetter(letterOf(overall), caps) : null,
    isProvisional: hasLetter && coverage < RATING_MODEL.coverage.firm,
    caps,
    ...drivers(pillars, weights),
  };
}

/** To one decimal, as shown: the letter follows from what is shown. */
function rounded(score: number): number {
  return Math.round(score * 10) / 10;
}

function resultOf({ id, pillar, title, unit, weight, read }: Indicator, site: SiteFacts): IndicatorResult {
  return { id, pillar, title, unit, weight, ...read(site) };
}

/** The six pillars of what the indicators read, unrounded. */
export function pillarsOf(results: readonly IndicatorResult[]): PillarResult[] {
  return PILLARS.map((id) =>
    pillarOf(
      id,
      results.filter(({ pillar }) => pillar === id),
    ),
  );
}

function pillarOf(id: PillarId, indicators: readonly IndicatorResult[]): PillarResult {
  let all = 0;
  let known = 0;
  let sum = 0;
  for (const { weight, score } of indicators) {
    all += weight;
    if (score === null) continue;
    known += weight;
    sum += weight * score;
  }
  const coverage = all === 0 ? 0 : known / all;
  if (known === 0 || coverage < RATING_MODEL.coverage.pillar || !hasCore(id, indicators)) return { id, score: null, coverage, indicators };
  return { id, score: id === "water" ? worstHazardScore(indicators) : sum / known, coverage, indicators };
}

/** Whether something of what a pillar is about has a score. A model without such indicators needs none. */
function hasCore(id: PillarId, indicators: readonly IndicatorResult[]): boolean {
  const core = indicators.filter((indicator) => RATING_MODEL.core[id].includes(indicator.id));
  return core.length === 0 || core.some(({ score }) => score !== null);
}

/** Mean of the pillars that have a score, by weight; null: none that is weighed has one. */
export function overallOf(pillars: readonly PillarResult[], weights: Weights): number | null {
  let known = 0;
  let sum = 0;
  for (const { id, score } of pillars) {
    if (score === null) continue;
    known += weights[id];
    sum += weights[id] * score;
  }
  return known === 0 ? null : sum / known;
}

function coverageOf(pillars: readonly PillarResult[], weights: Weights): number {
  const shares = weightShares(weights);
  const sum = pillars.reduce((total, { id, coverage }) => total + shares[id] * coverage, 0);
  return Math.min(1, Math.round(sum * 1e9) / 1e9);
}
