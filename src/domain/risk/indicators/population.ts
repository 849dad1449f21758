import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const population = byTable({
  id: "population",
  pillar: "life",
  weight: 20,
  fact: "populationChange2050",
  table: RATING_MODEL.tables.populationChange,
  words: (percent) => `2050年に${percent > 0 ? "+" : percent < 0 ? "−" : "±"}${Math.round(Math.abs(percent) * 10) / 10}%の推計`,
});
