import { factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { deepestOf } from "#domain/risk/model/town-words.ts";
import type { SiteFacts } from "#domain/risk/model/types.ts";
import { waterScore, waterWords } from "#domain/risk/model/water-score.ts";

/** 国土数値情報 A31a: the fourth class of duration begins at 72 hours. */
const THREE_DAYS_RANK = 4;

/** 洪水(想定最大規模), for the building or for the storey asked about. A duration that nobody told counts as long. */
export const flood: RatedIndicator = {
  id: "flood",
  pillar: "water",
  title: "洪水の浸水深（想定最大規模）",
  unit: "rank",
  weight: 100,
  source: RATING_MODEL.tables.waterDepth.source,
  reads: ["flood_max_rank", "flood_duration_rank"],
  read: (site) => {
    const fact = factOf(site, "flood_max_rank");
    const rank = fact.state === "none" ? 0 : foundValue(fact);
    if (rank === null) return unscored(fact);
    if (rank <= 0) return scored(fact, 100, "洪水浸水想定区域の外");
    const duration = durationOf(site);
    const score = waterScore(rank, site.floor) - (duration === "short" ? 0 : RATING_MODEL.longFloodPenalty);
    const reading = scored(fact, score, `${waterWords(fact, rank, site.floor)}${DURATION_WORDS[duration]}`);
    const deepest = deepestOf(fact, rank);
    return deepest === null ? reading : { ...reading, deepest };
  },
};

const DURATION_WORDS = { short: "", long: "。浸水が3日以上続く想定", unknown: "。浸水が続く時間は未確認(長い場合として計算)" } as const;

function durationOf(site: SiteFacts): keyof typeof DURATION_WORDS {
  const fact = factOf(site, "flood_duration_rank");
  if (fact.state === "none") return "short";
  const rank = foundValue(fact);
  if (rank === null) return "unknown";
  return rank >= THREE_DAYS_RANK ? "long" : "short";
}
