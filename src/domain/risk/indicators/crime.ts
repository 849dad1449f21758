import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** Crimes at home and on the way to it, per person by day and night, in five classes of the prefecture. */
export const crime = byTable({
  id: "crime",
  pillar: "crime",
  weight: 100,
  fact: "crime_rate_quintile",
  table: RATING_MODEL.tables.crimeQuintile,
  words: (quintile) => `都道府県内の5区分で${quintile}番目(1が最も少ない)`,
});
