import type { Weights } from "#domain/recommendation/weights/types.ts";
import { fitWeights } from "./fit-weights.ts";
import { byWeights, type Replay, replay } from "./replay.ts";
import type { LoggedSlate } from "./types.ts";

export type TriedFit = { readonly weights: Weights; readonly replay: Replay; readonly isBetter: boolean; readonly splitAt: Date };

/** The part of the slates, the oldest first, that a fit learns from. */
const LEARNT = 0.7;

/**
 * Fits weights to the earlier slates and holds them against those that stand on the later ones, split at one moment for everybody. Better only where the replay says
 * so: enough people, reactions and effective homes, and the whole interval of the paired difference above 0. Null: there are no slates.
 */
export function tryFit(
  slates: readonly LoggedSlate[],
  standing: Weights,
  { version, seed }: { version: string; seed: number },
): TriedFit | null {
  const inTime = slates.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
  const splitAt = inTime[Math.floor(inTime.length * LEARNT)]?.sentAt;
  if (splitAt === undefined) return null;
  const [earlier, later] = [inTime.filter(({ sentAt }) => sentAt < splitAt), inTime.filter(({ sentAt }) => sentAt >= splitAt)];
  const weights = { ...standing, version, terms: fitWeights(earlier, standing.terms) };
  const others = [["standing", byWeights(standing.terms)]] as const;
  const replayed = replay(later, { own: byWeights(weights.terms), others, seed });
  return { weights, replay: replayed, isBetter: replayed.others[0]?.verdict === "better", splitAt };
}
