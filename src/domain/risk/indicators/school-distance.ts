import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const schoolDistance = byTable({
  id: "school_distance",
  pillar: "child",
  weight: 35,
  fact: "elementaryDistanceM",
  table: RATING_MODEL.tables.schoolDistance,
  words: (metres) => `直線で約${Math.round(metres / 10) * 10}m`,
});
