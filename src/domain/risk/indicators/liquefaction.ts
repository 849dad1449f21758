import { factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { scoreBy } from "#domain/risk/model/score-table.ts";
import type { Reading, SiteFacts } from "#domain/risk/model/types.ts";

const { liquefactionPl, liquefactionClass } = RATING_MODEL.tables;

const PL_WORDS = [
  [0, "かなり低い"],
  [5, "低い"],
  [15, "高い"],
  [Number.POSITIVE_INFINITY, "極めて高い"],
] as const;

/** By PL where it was computed, else by the five classes of landform. */
export const liquefaction: RatedIndicator = {
  id: "liquefaction",
  pillar: "earthquake",
  title: "液状化のしやすさ",
  unit: "PL",
  weight: 15,
  source: `${liquefactionPl.source}。PL値がなければ${liquefactionClass.source}`,
  reads: ["liquefaction_pl", "liquefaction_class"],
  read: (site) => byPl(site) ?? byLandform(site),
};

function byPl(site: SiteFacts): Reading | null {
  const fact = factOf(site, "liquefaction_pl");
  const pl = foundValue(fact);
  if (pl === null) return null;
  const words = PL_WORDS.find(([most]) => pl <= most)?.[1] ?? "極めて高い";
  return scored(fact, scoreBy(liquefactionPl, pl), `可能性は${words}(PL値 ${Math.round(pl * 10) / 10})`);
}

function byLandform(site: SiteFacts): Reading {
  const fact = factOf(site, "liquefaction_class");
  const level = foundValue(fact);
  return level === null
    ? unscored(fact)
    : scored(fact, scoreBy(liquefactionClass, level), `地形から見た傾向は5区分の${level}(5が最も起きやすい)`);
}
