import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { drawn } from "./explore.ts";

const ranked = Array.from({ length: 12 }, (_, i) => i);
const exploration = { from: 4, share: 0.25, pool: 4 };
const slateOf = (seed: number | null) => drawn(ranked, { random: seed === null ? null : seededRandom(seed), want: 6, exploration });

describe("drawn", () => {
  it("takes the first homes in order where nothing is drawn", () => {
    expect(slateOf(null)).toEqual([0, 1, 2, 3, 4, 5].map((home) => ({ home, propensity: 1, isExplored: false })));
  });

  it("is the same for the same seed, and never touches the upper places", () => {
    for (let seed = 0; seed < 200; seed += 1) {
      expect(slateOf(seed)).toEqual(slateOf(seed));
      expect(slateOf(seed).slice(0, 3)).toEqual([0, 1, 2].map((home) => ({ home, propensity: 1, isExplored: false })));
    }
  });

  it("tells the chance with which each home stands at the fourth place", () => {
    const counts = new Map<number, number>();
    const told = new Map<number, number>();
    for (let seed = 0; seed < 20_000; seed += 1) {
      const fourth = slateOf(seed)[3];
      if (!fourth) continue;
      counts.set(fourth.home, (counts.get(fourth.home) ?? 0) + 1 / 20_000);
      told.set(fourth.home, fourth.propensity);
    }
    expect([...told.keys()].sort((a, b) => a - b)).toEqual([3, 6, 7, 8, 9]);
    for (const [home, chance] of told) expect(counts.get(home)).toBeCloseTo(chance, 1.7);
  });

  it("draws nothing where all homes come up anyway", () => {
    const few = drawn([1, 2, 3, 4, 5], { random: () => 0, want: 6, exploration });
    expect(few.map(({ home, propensity }) => [home, propensity])).toEqual([1, 2, 3, 4, 5].map((home) => [home, 1]));
  });
});
