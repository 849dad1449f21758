import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** 修繕積立金 against the mean of the guideline of 2021. */
export const reserveFund = byTable({
  id: "reserve_fund",
  pillar: "building",
  weight: 35,
  fact: "reserveFundRatio",
  table: RATING_MODEL.tables.reserveFund,
  words: (ratio) => `国の目安の${Math.round(ratio * 100)}%`,
});
