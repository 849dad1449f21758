import { type Spread, shareOf, spreadFinding } from "./spread.ts";

/** How much of a town's land lies under how much water, each share of the whole land. Figures of the dataset `flood_share`. */
export type DepthShares = {
  /** The rank that names the town: see `spreadFinding`. 0: looked at everywhere, and nothing there. */
  readonly value: number;
  readonly flooded: number;
  readonly over05m: number;
  readonly over3m: number;
  readonly over5m: number;
  readonly over10m: number;
  /** The deepest rank anywhere, and on how much of the land it stands; 0 and 0 where nothing is. */
  readonly worst: number;
  readonly worstShare: number;
  readonly unknownShare: number;
  readonly isApproximate: boolean;
};

/** Shares by the ranks of 国土数値情報 A31 (2: 0.5 m and more, 3: 3 m, 4: 5 m, 5: 10 m). Null where nobody looked at any of the town. */
export function depthShares(spread: Spread, isApproximate: boolean): DepthShares | null {
  const ranks = [...spread.values];
  const found = ranks.reduce((sum, [, n]) => sum + n, 0);
  const all = found + spread.none + spread.unknown;
  if (found + spread.none === 0) return null;
  const from = (least: number) => shareOf(ranks.reduce((sum, [rank, n]) => sum + (rank >= least ? n : 0), 0) / all);
  const worst = Math.max(0, ...spread.values.keys());
  return {
    value: spreadFinding(spread).value ?? 0,
    flooded: from(1),
    over05m: from(2),
    over3m: from(3),
    over5m: from(4),
    over10m: from(5),
    worst,
    worstShare: shareOf((spread.values.get(worst) ?? 0) / all),
    unknownShare: shareOf(spread.unknown / all),
    isApproximate,
  };
}
