import { currentWeights } from "#domain/recommendation/weights/current-weights.server.ts";
import { keepWeights } from "#domain/recommendation/weights/weights-store.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { loggedSlates } from "./log-store.server.ts";
import { baselinePolicies, byWeights, type Replay, replay } from "./replay.ts";
import { type TriedFit, tryFit } from "./try-fit.ts";

/** Lists that went out from one moment on until before another; null: no end. Lists of samples only where asked for. */
export type DeliveryEvaluation = {
  readonly from: Date | null;
  readonly until: Date | null;
  readonly withSamples: boolean;
  readonly seed: number;
};

/** How well the weights in use order the homes of the lists that went out, beside newest first, popularity and chance. */
export async function evaluateDeliveries(db: Db, { seed, ...span }: DeliveryEvaluation): Promise<{ version: string; replay: Replay }> {
  const [weights, slates] = await Promise.all([currentWeights(db), loggedSlates(db, span)]);
  return { version: weights.version, replay: replay(slates, { own: byWeights(weights.terms), others: baselinePolicies, seed }) };
}

/**
 * Fits weights to real reactions and keeps what came of it. They are used from then on where the replay of the later lists finds them better than those in use. Null:
 * no list has gone out.
 */
export async function fitDeliveries({ db, clock }: { db: Db; clock: Clock }, seed: number): Promise<TriedFit | null> {
  const now = clock.now();
  const [weights, slates] = await Promise.all([currentWeights(db), loggedSlates(db, { from: null, until: null, withSamples: false })]);
  const tried = tryFit(slates, weights, { version: versionAt(now), seed });
  if (tried === null) return null;
  const { replay: replayed, splitAt, isBetter } = tried;
  await keepWeights(db, { weights: tried.weights, evaluation: { against: weights.version, splitAt, replay: replayed }, now, isBetter });
  return tried;
}

/** `2026-11-24-093105`, in Japan. */
function versionAt(now: Date): string {
  const inJapan = new Date(now.getTime() + 9 * 3_600_000).toISOString();
  return `${inJapan.slice(0, 10)}-${inJapan.slice(11, 19).replaceAll(":", "")}`;
}
