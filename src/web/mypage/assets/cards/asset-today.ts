import type { AssetResponse } from "#api/client/client.ts";
import type { OwedPoint, SeriesPoint } from "#web/kit/chart/value-series-geometry.ts";
import type { ValueNow } from "#web/mypage/assets/core/value-now.ts";

/** A home of the member as its card tells it. */
export type AssetToday = {
  readonly asset: AssetResponse;
  /** Null: there is no value, or none yet; `whyNot` says why. */
  readonly value: ValueNow | null;
  readonly whyNot: string | null;
  /** The last quarter of the sales that the value rests on: `2025Q2`; null: not at hand. */
  readonly dataUntil: string | null;
  readonly points: readonly SeriesPoint[];
  readonly owed: readonly OwedPoint[];
  /** Owed today; null: not told. */
  readonly owedYen: number | null;
  /** Against the price that was paid; null: not told. */
  readonly sincePurchase: { readonly yen: number; readonly share: number } | null;
  /** Null: not judged, or not read. */
  readonly risk: { readonly letter: string; readonly points: number } | null;
};

export type AssetTotal = {
  readonly count: number;
  readonly lowYen: number;
  readonly pointYen: number;
  readonly highYen: number;
  /** Since the values before, of the homes that have one; null: none has. */
  readonly change: { readonly yen: number; readonly share: number } | null;
  /** Of the homes whose loan is told; null: of none. */
  readonly owedYen: number | null;
  /** Homes with a value whose loan is not told. */
  readonly untoldLoans: number;
  /** Homes that have none, and are not in the sum. */
  readonly unvalued: number;
};

/** All homes with a value together; null: none has one. The ends of bands are added up: the true band of the sum is narrower, and nobody measured it. */
export function totalOf(all: readonly Pick<AssetToday, "value" | "owedYen">[]): AssetTotal | null {
  const valued = all.flatMap(({ value, owedYen }) => (value ? [{ ...value, owedYen }] : []));
  if (valued.length === 0) return null;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const pointYen = sum(valued.map((one) => one.pointYen));
  const changed = valued.flatMap(({ change, pointYen: now }) => (change ? [{ yen: change.yen, before: now - change.yen }] : []));
  const loans = valued.flatMap(({ owedYen }) => (owedYen === null ? [] : [owedYen]));
  const moved = sum(changed.map(({ yen }) => yen));
  return {
    count: valued.length,
    lowYen: sum(valued.map((one) => one.lowYen)),
    pointYen,
    highYen: sum(valued.map((one) => one.highYen)),
    change: changed.length === 0 ? null : { yen: moved, share: moved / sum(changed.map(({ before }) => before)) },
    owedYen: loans.length === 0 ? null : sum(loans),
    untoldLoans: valued.length - loans.length,
    unvalued: all.length - valued.length,
  };
}

/** 表面利回り: a year's rent as a share of the value; null: not let, or without a value. */
export function grossYield({ asset, value }: Pick<AssetToday, "asset" | "value">): number | null {
  const { rentYen } = asset.facts;
  return rentYen === null || value === null ? null : (rentYen * 12) / value.pointYen;
}
