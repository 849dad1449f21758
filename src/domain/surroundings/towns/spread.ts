import type { Scalar } from "#domain/surroundings/layers/load-row.ts";

/** How much of a town has which value, in equal parts of its land. */
export type Spread = {
  readonly values: ReadonlyMap<number, number>;
  /** Looked at, nothing there. */
  readonly none: number;
  readonly unknown: number;
  /** Not counted as land: what is not coloured between deep waters. Left out: nothing is. */
  readonly river?: number;
};

export type SpreadFinding = {
  readonly state: "ok" | "none" | "no_data";
  readonly value: number | null;
  readonly details: Readonly<Record<string, Scalar>>;
};

/** Less of a town than this does not name it: a strip along a river is told as the worst, not as the town's value. */
export const NAMING_SHARE = 0.05;

/**
 * What is said of a town as a whole. `value` is the worst value such that it, or worse, holds on at least 5 % of the land; where nothing holds on so
 * much, the least bad value that there is. Details, all shares of the whole land: `share` (at `value` or worse), `areaShare` (at `value` itself),
 * `worst` and `worstShare`, `noneShare`, `unknownShare`; beside them `riverShare`, of land and river together, where a river was left out. `none` is said only if all of the town was looked at; a town of which a part was not looked at,
 * and nothing found in the rest, is `no_data`.
 */
export function spreadFinding({ values, none, unknown, river = 0 }: Spread, worse: "high" | "low" = "high"): SpreadFinding {
  const parts = [...values].sort(([a], [b]) => (worse === "high" ? b - a : a - b));
  const all = parts.reduce((sum, [, n]) => sum + n, none + unknown);
  const share = (n: number) => (all === 0 ? 0 : shareOf(n / all));
  const beside = river > 0 ? { riverShare: shareOf(river / (all + river)) } : {};
  const rest = { noneShare: share(none), unknownShare: share(unknown), ...beside };
  const [worst] = parts;
  if (!worst) return { state: all > 0 && unknown === 0 ? "none" : "no_data", value: null, details: all > 0 ? rest : {} };
  const sums = cumulated(parts);
  const named = sums.find(({ upTo }) => upTo / all >= NAMING_SHARE) ?? sums.at(-1);
  if (!named) throw new Error("a spread with values names one");
  const own = { share: share(named.upTo), areaShare: share(named.n), worst: worst[0], worstShare: share(worst[1]) };
  return { state: "ok", value: named.value, details: { ...own, ...rest } };
}

function cumulated(parts: readonly (readonly [number, number])[]) {
  let upTo = 0;
  return parts.map(([value, n]) => {
    upTo += n;
    return { value, n, upTo };
  });
}

/** To a tenth of a percent; what is there is never told as none, and what is not all is never told as all. */
export function shareOf(share: number): number {
  const rounded = Math.round(share * 1000) / 1000;
  if (rounded === 0 && share > 0) return 0.001;
  return rounded === 1 && share < 1 ? 0.999 : rounded;
}
