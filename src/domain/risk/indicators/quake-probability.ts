import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** 30年以内に震度6弱以上の確率, linear in its logarithm between the official limits. */
export const quakeProbability = byTable({
  id: "quake_probability",
  pillar: "earthquake",
  weight: 30,
  fact: "quake_i55",
  table: RATING_MODEL.tables.quakeProbability,
  words: (percent) => `30年以内に${percent < 0.1 ? "0.1%未満" : `${Math.round(percent * 10) / 10}%`}`,
});
