import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const parks = byTable({
  id: "parks",
  pillar: "child",
  weight: 25,
  fact: "parksCount",
  table: RATING_MODEL.tables.parks,
  words: (count) => `800m以内に${count}か所`,
  absence: { value: 0, words: "800m以内になし" },
});
