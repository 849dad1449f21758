import type { Db } from "#platform/db.server.ts";
import { defaultWeights } from "./default-weights.server.ts";
import type { Weights } from "./types.ts";
import { promotedWeights } from "./weights-store.server.ts";

/** What homes are ranked by now: the promoted fit, else the newest file of data/recommendation. */
export async function currentWeights(db: Db): Promise<Weights> {
  return (await promotedWeights(db)) ?? defaultWeights();
}
