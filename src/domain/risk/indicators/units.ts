import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** Many homes share the cost of works. */
export const units = byTable({
  id: "units",
  pillar: "building",
  weight: 10,
  fact: "units",
  table: RATING_MODEL.tables.units,
  words: (count) => `${count}戸`,
});
