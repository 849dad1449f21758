import type { Random } from "#kernel/random.ts";

/** A draw from the normal distribution (Box–Muller). */
export function normal(random: Random, { mean, spread }: { mean: number; spread: number }): number {
  return mean + spread * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}
