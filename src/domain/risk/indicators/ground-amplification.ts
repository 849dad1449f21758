import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { byTable } from "./by-table.ts";

/** How much the ground near the surface amplifies shaking. */
export const groundAmplification = byTable({
  id: "ground_amplification",
  pillar: "earthquake",
  weight: 15,
  fact: "ground_arv",
  table: RATING_MODEL.tables.groundAmplification,
  words: (times) => `ゆれが${Math.round(times * 100) / 100}倍になる地盤`,
});
