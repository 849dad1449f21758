import { type FactId, factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { Fact, SiteFacts } from "#domain/risk/model/types.ts";
import { waterScore, waterWords } from "#domain/risk/model/water-score.ts";

const WATERS = [
  ["inland_flood_rank", "内水"],
  ["storm_surge_rank", "高潮"],
  ["tsunami_rank", "津波"],
] as const satisfies readonly (readonly [FactId, string])[];

type Water = { readonly name: string; readonly fact: Fact; readonly rank: number | null };

/** 内水・高潮・津波: the worst of the three, at half the weight of the flood. No water counts as good news only where all three were looked at. */
export const otherWater: RatedIndicator = {
  id: "other_water",
  pillar: "water",
  title: "内水・高潮・津波の浸水深",
  unit: "rank",
  weight: 50,
  source: RATING_MODEL.tables.waterDepth.source,
  reads: WATERS.map(([id]) => id),
  read: (site) => {
    const waters = WATERS.map(([id, name]) => waterOf(site, id, name));
    const worst = waters.reduce((a, b) => ((b.rank ?? 0) > (a.rank ?? 0) ? b : a));
    if (worst.rank)
      return scored(worst.fact, waterScore(worst.rank, site.floor), `${worst.name} ${waterWords(worst.fact, worst.rank, site.floor)}`);
    const missing = waters.filter(({ rank }) => rank === null);
    const [first] = missing;
    if (first) return unscored(first.fact, `${missing.map(({ name }) => name).join("・")}のデータがありません`);
    return scored(worst.fact, 100, "内水・高潮・津波とも想定区域の外");
  },
};

function waterOf(site: SiteFacts, id: FactId, name: string): Water {
  const fact = factOf(site, id);
  return { name, fact, rank: fact.state === "none" ? 0 : foundValue(fact) };
}
