import type { PriceCategory, PropertyKind } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** What the engine appraises today; the other kinds are refused with grade E. */
export type AppraisableKind = Extract<PropertyKind, "condo" | "house" | "land">;

/** `blind` never saw an asking price or owner's facts; `informed` may use renovation, floor and view told by the owner. */
export type EstimateMode = "blind" | "informed";

/** A home as the engine sees it. Everything but kind, place and area may be unknown. */
export type Subject = {
  readonly kind: AppraisableKind;
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly place: LonLat | null;
  readonly apartmentKey: string | null;
  readonly areaM2: number;
  readonly floorAreaM2: number | null;
  readonly layout: string | null;
  readonly builtYear: number | null;
  readonly renovated: boolean | null;
  readonly zoning: string | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  /** Known to the owner, absent from published sales: never priced in, and said so. */
  readonly floor: number | null;
  readonly direction: string | null;
};

/** A sale as the engine learns from it: the columns of a subject, and what it sold for. */
export type SaleRow = Omit<Subject, "floor" | "direction"> & {
  readonly id: number;
  readonly quarter: Quarter;
  readonly priceCategory: PriceCategory;
  readonly price: Yen;
};

/** 評価の確かさ. E = 推定できません. */
export type Grade = "A" | "B" | "C" | "D" | "E";

/** The six groups in which a price is explained (立地, 駅からの近さ, 築年, 広さ・間取り, 階・向き, 市況). */
export type FactorGroup = "location" | "station" | "age" | "size" | "floor" | "market";

export type Factor = {
  readonly group: FactorGroup;
  /** Difference in yen from the base price; null = no input or not in the data, shown as 入力なし, never as zero. */
  readonly yen: Yen | null;
};

export type ComparableReason = "same-building" | "same-group" | "same-town" | "near";

export type Comparable = {
  readonly saleId: number;
  readonly quarter: Quarter;
  readonly priceCategory: PriceCategory;
  readonly cityName: string;
  readonly town: string;
  readonly place: LonLat | null;
  readonly price: Yen;
  readonly areaM2: number;
  readonly layout: string | null;
  readonly builtYear: number | null;
  readonly distanceM: number | null;
  readonly reason: ComparableReason;
  /** 0–1, how much it resembles the subject; the list is in falling order. */
  readonly similarity: number;
};

/** Why no price is given. */
export type CannotEstimate = "address-not-found" | "out-of-area" | "too-few-comparables" | "outlier-size" | "no-model";

/** An answer of the engine. Immutable once stored; keeps the version it was made with. */
export type Appraisal = {
  readonly grade: Exclude<Grade, "E">;
  readonly point: Yen;
  /** The 80 % band. */
  readonly low: Yen;
  readonly high: Yen;
  /** Chance that a sale lies within ±10 % of the point, 0–1. */
  readonly withinTenPercent: number;
  /** The price of the average home that the factors start from. */
  readonly basePrice: Yen;
  readonly baseLabel: string;
  /** `basePrice` plus all known factors is `point`, to the yen. */
  readonly factors: readonly Factor[];
  readonly comparables: readonly Comparable[];
  /** How many comparables were found in all; `comparables` holds the best of them. */
  readonly comparableCount: number;
};

export type AppraisalOutcome =
  | ({ readonly estimated: true } & Appraisal)
  | { readonly estimated: false; readonly grade: "E"; readonly reason: CannotEstimate };

/** Measures of product.md 2.3 on a time-split test. Shares are 0–1; money-free ratios are estimate / sale price. */
export type AccuracyMetrics = {
  readonly n: number;
  readonly mdape: number;
  readonly ppe5: number;
  readonly ppe10: number;
  readonly ppe20: number;
  readonly medianRatio: number;
  readonly cod: number;
  readonly prd: number;
  readonly prb: number;
  readonly coverage80: number;
  /** Median of (high − low) / point. */
  readonly medianBandWidth: number;
};

export type AreaAccuracy = AccuracyMetrics & { readonly cityCode: string; readonly cityName: string };

/** How a model did on sales it had not seen. Written by the evaluation, shown by `/accuracy`. */
export type ModelCard = {
  readonly modelVersion: string;
  readonly kind: AppraisableKind;
  readonly isSample: boolean;
  readonly trainFrom: Quarter;
  /** Last quarter seen by the evaluated model. */
  readonly trainUntil: Quarter;
  readonly testFrom: Quarter;
  readonly testUntil: Quarter;
  readonly trainRows: number;
  readonly overall: AccuracyMetrics & { readonly hitRate: number; readonly worstWardCoverage80: number };
  readonly baselines: { readonly townMedian: number; readonly comparables: number; readonly hedonic: number };
  readonly areas: readonly AreaAccuracy[];
  /** ISO instant. */
  readonly createdAt: string;
};
