import type { Random } from "#kernel/random.ts";

/** Evenly between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A whole number from `low` to `high`, both included. */
export function integer(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Normally distributed about 0 (Box–Muller), cut at three standard deviations so that no home is absurd. */
export function scatter(random: Random, deviation: number): number {
  const z = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(-3, Math.min(3, z)) * deviation;
}

export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** Draws items in proportion to their weight; built once, each draw a binary search. */
export function weightedDraw<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const ends: number[] = [];
  let total = 0;
  for (const item of items) {
    total += weightOf(item);
    ends.push(total);
  }
  return (random) => {
    const found = items[firstAbove(ends, random() * total)];
    if (found === undefined) throw new Error("nothing to draw from");
    return found;
  };
}

function firstAbove(ends: readonly number[], target: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}
