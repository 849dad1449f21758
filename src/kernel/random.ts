/** A source of numbers in [0, 1). Passed in wherever something must vary, so that the same seed gives the same run. */
export type Random = () => number;

/** A seeded generator (mulberry32): small, fast, good enough for samples and subsampling, never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** In an order drawn anew. */
export function shuffled<T>(all: readonly T[], random: Random): T[] {
  return all
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
