import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const childcare = byTable({
  id: "childcare",
  pillar: "child",
  weight: 40,
  fact: "childcareCount800m",
  table: RATING_MODEL.tables.childcare,
  words: (count) => `800m以内に${count}か所`,
  absence: { value: 0, words: "800m以内になし" },
});
