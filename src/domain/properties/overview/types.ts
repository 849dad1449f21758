import type { LonLat } from "#kernel/geo.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** Sales of condominiums in a city, some quarters before the newest one. */
export type QuarterFigure = {
  readonly cityCode: string;
  readonly cityName: string;
  /** 0: the newest quarter that has sales. */
  readonly quartersAgo: number;
  readonly medianYenPerM2: Yen;
  readonly n: number;
};

/** The same over four quarters. `yearsAgo` 0: the newest four. */
export type YearFigure = Omit<QuarterFigure, "quartersAgo"> & { readonly yearsAgo: number };

/** What condominiums of a city cost, in the newest four quarters and before. */
export type AreaPrice = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly medianYenPerM2: Yen;
  /** Sales of the newest four quarters. */
  readonly n: number;
  /** In percent of the four quarters before; null where either has too few sales. */
  readonly changePercent: number | null;
  /** Medians of the newest twelve quarters, oldest first; null where a quarter has too few sales. */
  readonly quarters: readonly (Yen | null)[];
};

/** What condominiums of a 地区 cost over the newest eight quarters. `n` 0: none were sold. */
export type TownPrice = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly medianYenPerM2: Yen | null;
  readonly n: number;
};

/** Prices at which homes of a usual size were sold in a 地区 over the newest eight quarters: the middle one, and where eight of ten lie. */
export type TownHomes = {
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly n: number;
  readonly low: Yen;
  readonly median: Yen;
  readonly high: Yen;
};

/** A 地区 with many sales, and a place in its middle. */
export type BusyTown = TownHomes & { readonly place: LonLat };

/** A point that is known to lie in a 地区: the centre of one of its 丁目. */
export type TownPoint = LonLat & { readonly cityCode: string; readonly town: string };

export type MarketPeriod = { readonly from: Quarter; readonly until: Quarter };
