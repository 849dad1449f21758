import { ok, type Result, refused } from "#kernel/result.ts";
import { PILLARS, type PillarId, type Weights } from "./types.ts";

/** Shares as they stand unless a visitor moves them: 地震 25, 水害・土砂 20, 建物・管理 25, 治安 10, 子育て 8, 暮らし・市場 12. */
export const DEFAULT_WEIGHTS: Weights = { earthquake: 25, water: 20, building: 25, crime: 10, child: 8, life: 12 };

/** The most that a slider gives one pillar. */
export const MAX_WEIGHT = 100;

export type WeightsRefusal = "malformed" | "out-of-bounds" | "all-zero";

/** Weights from an address, `25-20-25-10-8-12` in the order of `PILLARS`: whole numbers from 0 to 100, not all zero. */
export function parseWeights(text: string): Result<Weights, WeightsRefusal> {
  if (!/^\d{1,4}(-\d{1,4}){5}$/.test(text)) return refused("malformed");
  const numbers = text.split("-").map(Number);
  if (numbers.some((n) => n > MAX_WEIGHT)) return refused("out-of-bounds");
  if (numbers.every((n) => n === 0)) return refused("all-zero");
  return ok(byPillar((_, i) => numbers[i] ?? 0));
}

/** The text that `parseWeights` reads. */
export function formatWeights(weights: Weights): string {
  return PILLARS.map((pillar) => Math.round(weights[pillar])).join("-");
}

/** Whether these are the weights that stand unless moved; then an address need not carry them. */
export function areDefaultWeights(weights: Weights): boolean {
  return PILLARS.every((pillar) => weights[pillar] === DEFAULT_WEIGHTS[pillar]);
}

/** Each pillar's part of the whole, 0–1. Throws if all are zero: nothing that was parsed is. */
export function weightShares(weights: Weights): Weights {
  const sum = PILLARS.reduce((total, pillar) => total + weights[pillar], 0);
  if (!(sum > 0)) throw new Error("weights are all zero");
  return byPillar((pillar) => weights[pillar] / sum);
}

function byPillar(value: (pillar: PillarId, index: number) => number): Weights {
  const [earthquake, water, building, crime, child, life] = PILLARS;
  return {
    earthquake: value(earthquake, 0),
    water: value(water, 1),
    building: value(building, 2),
    crime: value(crime, 3),
    child: value(child, 4),
    life: value(life, 5),
  };
}
