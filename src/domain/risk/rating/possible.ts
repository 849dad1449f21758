import { type FactId, factOf, found, foundNothing, foundValue } from "#domain/risk/model/facts.ts";
import type { Fact, Indicator, Letter, Possible, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import { cappedLetter, capsOn } from "./caps.ts";
import { overallOf, pillarsOf } from "./fold-rating.ts";
import { letterOf } from "./letter.ts";

type Case = "worst" | "best";

/** What a missing fact may turn out to be where it changes a score that is there, or brings a cap. Others only leave an indicator without a score. */
const MAY_BE: Partial<Record<FactId, Readonly<Record<Case, Fact>>>> = {
  flood_max_rank: { worst: found(6), best: foundNothing() },
  flood_duration_rank: { worst: found(7), best: foundNothing() },
  flood_collapse: { worst: found(1), best: foundNothing() },
  inland_flood_rank: { worst: found(6), best: foundNothing() },
  storm_surge_rank: { worst: found(6), best: foundNothing() },
  tsunami_rank: { worst: found(6), best: foundNothing() },
  landslide: { worst: found(2), best: foundNothing() },
  seismicDiagnosis: { worst: found(0), best: found(1) },
  seismicIsolation: { worst: found(0), best: found(1) },
  managementStars: { worst: found(0), best: found(5) },
  managementCertified: { worst: found(0), best: found(1) },
};

/**
 * Letters and points between which the rating lies whatever the missing facts turn out to be: indicators without a score at 0 and at 100, caps
 * included. Everything missing: C to AAA.
 */
export function possibleOf(indicators: readonly Indicator[], site: SiteFacts, weights: Weights): Possible {
  const [worst, best] = [endOf("worst", indicators, site, weights), endOf("best", indicators, site, weights)];
  return { lowest: worst.letter, highest: best.letter, leastPoints: worst.points, mostPoints: best.points };
}

type End = { readonly letter: Letter; readonly points: number };

function endOf(which: Case, indicators: readonly Indicator[], site: SiteFacts, weights: Weights): End {
  const filled = fill(site, which);
  const results = indicators.map(({ id, pillar, title, unit, weight, read }) => {
    const reading = read(filled);
    const score = read(site).score === null ? (which === "worst" ? 0 : 100) : reading.score;
    return { id, pillar, title, unit, weight, ...reading, score };
  });
  const points = Math.round((overallOf(pillarsOf(results), weights) ?? 0) * 10) / 10;
  return { points, letter: cappedLetter(letterOf(points), capsOn(filled, which)) };
}

/** The site as it would be in the worst or the best case; what is known stays. */
function fill(site: SiteFacts, which: Case): SiteFacts {
  const facts: Record<string, Fact> = { ...site.facts, confirmedOn: confirmedOn(site, which) };
  for (const [id, cases] of Object.entries(MAY_BE)) if (isMissing(site.facts[id])) facts[id] = cases[which];
  return { ...site, facts };
}

function isMissing(fact: Fact | undefined): boolean {
  return fact === undefined || fact.state === "no_data" || fact.state === "out_of_area";
}

/** A day of confirmation that is not known lies before the building was finished; at worst under the old code, unless the completion alone proves the new one. */
function confirmedOn(site: SiteFacts, which: Case): Fact {
  const known = factOf(site, "confirmedOn");
  if (!isMissing(known)) return known;
  const year = foundValue(factOf(site, "builtYear"));
  const month = foundValue(factOf(site, "builtMonth"));
  if (which === "best") return found(year === null ? 20000601 : year * 10000 + (month ?? 12) * 100 + 31);
  return found(isNewQuakeCode({ confirmedOn: null, builtYear: year, builtMonth: month }) === true ? 19810601 : 19700101);
}
