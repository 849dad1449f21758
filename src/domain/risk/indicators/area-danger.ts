import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** 東京都の地域危険度（総合）: a rank among the towns of Tokyo, so there is none elsewhere. */
export const areaDanger = byTable({
  id: "area_danger",
  pillar: "earthquake",
  weight: 15,
  fact: "tokyo_kikendo_total",
  table: RATING_MODEL.tables.areaDanger,
  words: (rank) => `ランク${rank}(1が最も低く、5が最も高い)`,
});
