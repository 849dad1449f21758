import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

export const volatility = byTable({
  id: "volatility",
  pillar: "life",
  weight: 20,
  fact: "volatility",
  table: RATING_MODEL.tables.volatility,
  words: (percent) => `年ごとの変化の幅は±${Math.round(percent * 10) / 10}%`,
});
