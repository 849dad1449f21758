import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** How often homes here are sold: a thin market makes it hard to sell when one has to. */
export const liquidity = byTable({
  id: "liquidity",
  pillar: "life",
  weight: 20,
  fact: "liquidity",
  table: RATING_MODEL.tables.liquidity,
  words: (percent) => `100戸あたり年に約${Math.round(percent * 10) / 10}戸の成約`,
  absence: { value: 0, words: "この3年に成約がありません" },
});
