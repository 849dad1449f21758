import type { AppraisableKind, ComparableReason, SaleRow } from "#domain/valuation/core/types.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";

/** A home beside one sale. */
export type Pair = {
  readonly home: Home;
  readonly sale: SaleRow;
  readonly quartersAgo: number;
  readonly reason: ComparableReason;
  readonly distance: number | null;
};

/** Standard deviations within which size (log of the ratio) and age (years) are alike, and the factor of another 用途地域. */
type Kernel = { readonly size: number; readonly years: number; readonly otherZoning: number };

/** Flats are many and alike; of houses and plots fewer are sold, and they differ more (docs/models/valuation.md, experiments). */
const KERNELS: Readonly<Record<AppraisableKind, Kernel>> = {
  condo: { size: 0.12, years: 4, otherZoning: 0.6 },
  rent: { size: 0.12, years: 4, otherZoning: 0.6 },
  house: { size: 0.15, years: 8, otherZoning: 0.8 },
  land: { size: 0.2, years: 8, otherZoning: 0.6 },
};

/** What the place counts; a near home's share falls with distance besides. */
const PLACE_SHARE: Readonly<Record<ComparableReason, number>> = { "same-building": 1, "same-group": 0.95, "same-town": 0.85, near: 0.8 };
const NEAR_SCALE_M = 1500;
const HALF_LIFE_QUARTERS = 12;
const OTHER_LAYOUT = 0.93;
/** A renovated home sells for a tenth more: it is unlike one of which no renovation is told. */
const RENOVATED_ALONE = 0.6;
const ONE_YEAR_UNKNOWN = 0.7;

/** 0–1: the product of how alike two homes are in place, size, age, zoning, layout, renovation and time. Equal in all and sold this quarter -> 1. */
export function likeness({ home, sale, quartersAgo, reason, distance }: Pair): number {
  const kernel = KERNELS[home.kind];
  const size = bell(Math.log(home.areaM2 / sale.areaM2), kernel.size);
  const zoning = isOther(home.zoning, sale.zoning) ? kernel.otherZoning : 1;
  const layout = isOther(home.layout, sale.layout) ? OTHER_LAYOUT : 1;
  const renovation = sale.renovated === true && home.renovated !== true ? RENOVATED_ALONE : 1;
  const time = 0.5 ** (quartersAgo / HALF_LIFE_QUARTERS);
  const place = reason === "near" ? mostNearLikeness(distance ?? Number.POSITIVE_INFINITY) : PLACE_SHARE[reason];
  return size * ageLikeness(home, sale, quartersAgo, kernel.years) * zoning * layout * renovation * time * place;
}

/** What a home of another town, so far away, can be alike at most: all else equal. */
export function mostNearLikeness(distance: number): number {
  return PLACE_SHARE.near * Math.exp(-distance / NEAR_SCALE_M);
}

/** By the age at which the other was sold: one sold two years ago was two years younger than it is now. In one building all grow old together. */
function ageLikeness(home: Home, sale: SaleRow, quartersAgo: number, spread: number): number {
  if (home.builtYear === null && sale.builtYear === null) return 1;
  if (home.builtYear === null || sale.builtYear === null) return ONE_YEAR_UNKNOWN;
  const isOneBuilding = home.apartmentKey !== null && home.apartmentKey === sale.apartmentKey;
  return bell(sale.builtYear - home.builtYear + (isOneBuilding ? 0 : quartersAgo / 4), spread);
}

function isOther(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && a !== b;
}

function bell(difference: number, spread: number): number {
  return Math.exp(-0.5 * (difference / spread) ** 2);
}
