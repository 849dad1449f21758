import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** 土砂災害警戒区域(イエロー)・特別警戒区域(レッド). */
export const landslide = byTable({
  id: "landslide",
  pillar: "water",
  weight: 50,
  fact: "landslide",
  table: RATING_MODEL.tables.landslide,
  words: (kind) => (kind >= 2 ? "土砂災害特別警戒区域の中" : kind >= 1 ? "土砂災害警戒区域の中" : "土砂災害警戒区域の外"),
  absence: { value: 0, words: "土砂災害警戒区域の外" },
});
