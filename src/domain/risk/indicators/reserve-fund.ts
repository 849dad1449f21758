import { factOf } from "#domain/risk/model/facts.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

const byRatio = byTable({
  id: "reserve_fund",
  pillar: "building",
  weight: 35,
  fact: "reserveFundRatio",
  table: RATING_MODEL.tables.reserveFund,
  words: (ratio) => `国の目安の${Math.round(ratio * 100)}%`,
});

/** 修繕積立金 against the mean of the guideline of 2021; said to be rough where the class of the building is an estimate by its homes. */
export const reserveFund: typeof byRatio = {
  ...byRatio,
  read: (site) => {
    const reading = byRatio.read(site);
    const isRough = factOf(site, "reserveFundRatio").details.sizedBy === "units";
    return reading.score !== null && isRough ? { ...reading, words: `${reading.words}（延床面積は戸数からの見積もり）` } : reading;
  },
};
