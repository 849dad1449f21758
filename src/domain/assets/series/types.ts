import type { CannotEstimate, Grade, PricedSubject } from "#domain/valuation/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { Yen } from "#kernel/yen.ts";

/** What a home was worth in a month: the middle, and the band in which four sales in five lie. */
export type ValuationPoint = {
  readonly month: Month;
  readonly q10: Yen;
  readonly q50: Yen;
  readonly q90: Yen;
  readonly grade: Exclude<Grade, "E">;
  readonly modelVersion: string;
  /** `backfill`: made afterwards, by the model of the day it was made. */
  readonly source: "monthly" | "backfill";
  /** What this row's model says of the month of the row before, where another model made that one. */
  readonly beforeByModel: Yen | null;
};

/** The last look at a home. */
export type LastLook = {
  readonly modelVersion: string;
  readonly dataRevision: number;
  readonly isSample: boolean;
  readonly lookedMonth: Month;
  readonly refusal: CannotEstimate | null;
  readonly lastMonth: Month | null;
  readonly lastYen: Yen | null;
  /** That made the last value: a look that found none has another. */
  readonly lastModel: string | null;
  readonly toldYen: Yen | null;
};

/** A home that a round looks at. */
export type FollowedHome = {
  readonly id: string;
  readonly sub: string;
  /** As it was read: what is found of a home that was changed meanwhile counts for nothing. */
  readonly version: number;
  readonly name: string;
  readonly subject: PricedSubject;
  /** The month it was bought in; null: not told. */
  readonly purchaseMonth: Month | null;
  /** Null: nobody looked yet, or what it was by then is not true any more. */
  readonly look: LastLook | null;
};

/** By what a round values, the same for all homes of a kind. */
export type Basis = Pick<LastLook, "modelVersion" | "dataRevision" | "isSample"> & {
  readonly month: Month;
};

/** What a member is told of; shares, 0.04 = 4 % up. `model`: another model measures otherwise, and the market did nothing. */
export type ValueChange = { readonly market: number; readonly model: number };

/** What a round found of a home. */
export type Valued = Pick<FollowedHome, "id" | "version"> &
  Pick<LastLook, "refusal" | "lastMonth" | "lastYen" | "toldYen"> & {
    readonly points: readonly ValuationPoint[];
    /** What its member is told of the last of the points; null: nothing. */
    readonly tell: ValueChange | null;
    /** Nothing of before is kept. */
    readonly isAnew: boolean;
  };
