import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const age = byTable({
  id: "age",
  pillar: "building",
  weight: 25,
  fact: "ageYears",
  table: RATING_MODEL.tables.age,
  words: (years) => `築${years}年`,
});
