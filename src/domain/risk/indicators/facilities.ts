import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const facilities = byTable({
  id: "facilities",
  pillar: "life",
  weight: 40,
  fact: "facilityCategoriesWithin10min",
  table: RATING_MODEL.tables.facilities,
  words: (kinds) => `6種類のうち${kinds}種類`,
  absence: { value: 0, words: "6種類とも徒歩10分より遠い" },
});
