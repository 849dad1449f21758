import type { Lot, PriceCategory, PropertyKind, Structure } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** What people may ask the price of. */
export type PricedKind = Extract<PropertyKind, "condo" | "house" | "land">;

/** What the engine appraises: prices, and as `rent` the monthly rent of a flat, whose "price" is yen a month. The other kinds are refused with grade E. */
export type AppraisableKind = PricedKind | "rent";

/** `blind` never saw an asking price or owner's facts; `informed` uses a renovation told by the owner. Floor and direction are told by advertisements too, and are used by both. */
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
  /** Of the building: wood, steel … */
  readonly structure: Structure | null;
  /** Null: nothing of it is known. */
  readonly lot: Lot | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  /** These are in no published sale: of a flat they are priced by a table (`engine/unit`), of all else not at all. */
  readonly floor: number | null;
  readonly direction: string | null;
  /** Floors of the building, which say how high in it a floor lies. This and the next are absent in estimates stored before they were asked. */
  readonly totalFloors?: number | null;
  readonly isCorner?: boolean | null;
};

/** A home that somebody asks the price of. */
export type PricedSubject = Subject & { readonly kind: PricedKind };

/** A sale as the engine learns from it: the columns of a subject, and what it sold for. */
export type SaleRow = Omit<Subject, "floor" | "direction" | "totalFloors" | "isCorner"> & {
  readonly id: number;
  readonly quarter: Quarter;
  readonly priceCategory: PriceCategory;
  readonly price: Yen;
};

/** 評価の確かさ. E = 推定できません. */
export type Grade = "A" | "B" | "C" | "D" | "E";

/**
 * The groups in which a price is explained: 立地, 建物 (what homes of this building, or of this town and built year, sell for beside the town), 駅からの近さ, 築年,
 * 広さ・間取り, 階・向き, 市況 as it really moved, and 市況の見込み, by which the headline lies beyond the last quarter of its prefecture that was learnt from.
 */
export type FactorGroup = "location" | "building" | "station" | "age" | "size" | "floor" | "market" | "outlook";

export type Factor = {
  readonly group: FactorGroup;
  /** Difference in yen from the base price; null = no input or not in the data (`absenceOf`), never shown as zero. */
  readonly yen: Yen | null;
  /** Of a figure that is not learnt from sales: who published the table it is taken from. */
  readonly source?: string;
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
  /** Null in estimates stored before there was one. */
  readonly broughtForward: BroughtForward | null;
};

/** A sale's price at the market of the headline quarter, as a contract would record it; `factor` is what its own price was multiplied by. */
export type BroughtForward = {
  readonly price: Yen;
  readonly factor: number;
  /** Of a price told in a survey: the part of the factor that brings it to the level of contracts. Absent of other sales, and in estimates stored before it was told. */
  readonly contractStep?: number;
};

/**
 * The quarter a price stands for, the last one of its prefecture that the model has learnt from, and how many quarters lie between: 0 where the market is known.
 * Sales may be known that were not learnt yet: until when there are any, the engine's `dataAsOf` says.
 */
export type Headline = { readonly quarter: Quarter; readonly knownUntil: Quarter; readonly quartersAhead: number };

/** What the same home would be worth in a quarter after the headline, if the market goes on as it did. */
export type ForecastPoint = {
  readonly quarter: Quarter;
  /** After the last quarter of the home's prefecture that the model has learnt from. */
  readonly quartersAhead: number;
  readonly point: Yen;
  readonly low: Yen;
  readonly high: Yen;
  /** Whether the test of the model reaches so far ahead, and the share of its sales that fell into the band; null where it does not. */
  readonly isTested: boolean;
  readonly coverage80: number | null;
};

/** The average home that factors start from, and the quarter of its market. */
export type BaseHome = {
  readonly cityName: string;
  readonly areaM2: number;
  readonly builtYear: number | null;
  readonly quarter: Quarter;
};

/**
 * Which attribute of the home sets its price apart from those of its comparables; `unit`: nothing but what floor, direction and corner add, which no sale tells;
 * `unexplained`: no single one does.
 */
export type DifferenceReason = "building" | "town" | "station" | "age" | "size" | "lot" | "zoning" | "renovation" | "unit" | "unexplained";

/**
 * The estimate beside the brought-forward prices of the comparables listed. `low` and `high` hold the middle 80 % of them. Gap and standing are of the price
 * without what floor, direction and corner add: no comparable tells them.
 */
export type Agreement = {
  /** `江東区の中古マンションの市況指数(本モデル)`. */
  readonly indexName: string;
  readonly median: Yen;
  readonly low: Yen;
  readonly high: Yen;
  /** Of how many sales. */
  readonly count: number;
  /** That price, where it is another than `point`. */
  readonly pointOfUsualUnit?: Yen;
  /** That price / median − 1. */
  readonly gap: number;
  /**
   * `few`: too few sales resemble the home closely for their prices to confirm or refute the estimate. `scattered`: it lies inside, but they lie so far apart
   * that nearly any price would. All but `inside` lower the grade and are told in a sentence.
   */
  readonly standing: "inside" | "outside" | "few" | "scattered";
  /** Null unless that price lies outside, or it lies inside and `point` does not, which is `unit`. */
  readonly why: DifferenceReason | null;
};

/** What the test of a model measured so many quarters ahead: in the home's city, or where that has too few sales (`cityName` null) in all. */
export type MeasuredAccuracy = {
  readonly cityName: string | null;
  readonly quartersAhead: number;
  readonly n: number;
  readonly mdape: number;
  readonly coverage80: number;
  readonly below: number;
  readonly above: number;
};

/**
 * The price of a house as that of its plot and of what stands on it, in whole 万円: together the point, to the yen. `isNearlyAllLand`: so little is left for the
 * building that the house is bought for its land; what pulling it down costs is in neither part.
 */
export type PriceParts = { readonly landYen: Yen; readonly buildingYen: Yen; readonly isNearlyAllLand: boolean };

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
  /** This and what follows it are null in estimates stored before there was such a thing. */
  readonly base: BaseHome | null;
  readonly headline: Headline | null;
  /** Oldest first; none where the headline is as far as the market can be carried on. */
  readonly forecast: readonly ForecastPoint[] | null;
  readonly agreement: Agreement | null;
  /** Null too where nothing has been measured. */
  readonly measured: MeasuredAccuracy | null;
  /** `basePrice` plus all known factors is `point`, to the yen. */
  readonly factors: readonly Factor[];
  /** Null where they cannot be told apart, and of all that is no house. Absent in estimates stored before they were told. */
  readonly parts?: PriceParts | null;
  readonly comparables: readonly Comparable[];
  /** How many comparables were found in all; `comparables` holds the best of them. */
  readonly comparableCount: number;
};

export type AppraisalOutcome =
  | ({ readonly estimated: true } & Appraisal)
  | { readonly estimated: false; readonly grade: "E"; readonly reason: CannotEstimate };

/** A blind price in few figures, for homes that are priced in bulk. */
export type BriefPrice = {
  readonly grade: Exclude<Grade, "E">;
  readonly point: Yen;
  /** Under these lie one sale in twenty, one in ten, nine in ten and nineteen in twenty, by what the market may have done until the day asked. */
  readonly q05: Yen;
  readonly q10: Yen;
  readonly q90: Yen;
  readonly q95: Yen;
  /** Chance from 0 to 1 that a sale lies within ±10 % of the point. */
  readonly chance10: number;
  /** Whether the test of the model reaches as far as the day asked. */
  readonly isTestedHorizon: boolean;
  /** At the level of which quarter `point` stands, and until when sales of its prefecture were learnt from. */
  readonly headline: Headline;
  /** What the similar sales brought to that quarter say of the point. */
  readonly agreement: Pick<Agreement, "median" | "count" | "gap" | "standing" | "pointOfUsualUnit"> | null;
};

/** What homes like one sold for in the four quarters after a day, at the market and for the size of it: the median, and of how many sales. */
export type LaterPrice = { readonly median: Yen; readonly count: number };

export type BriefOutcome = ({ readonly estimated: true } & BriefPrice) | { readonly estimated: false; readonly reason: CannotEstimate };

/** Measures of a time-split test (docs/models/valuation.md, section 6). Shares are 0–1; ratios are estimate / sale price. */
export type AccuracyMetrics = {
  readonly n: number;
  readonly mdape: number;
  readonly ppe5: number;
  readonly ppe10: number;
  readonly ppe20: number;
  /** Mean absolute error without the largest 1 % of errors. */
  readonly trimmedMape: number;
  /** Root mean square of ln(estimate / price). */
  readonly logRmse: number;
  /** Share of errors above 30 %. */
  readonly failureRate: number;
  /** Less one it is the signed median error. */
  readonly medianRatio: number;
  readonly cod: number;
  readonly prd: number;
  readonly prb: number;
  readonly mki: number;
  readonly coverage80: number;
  /** Median of (high − low) / point. */
  readonly medianBandWidth: number;
  /** Mean interval score of the 80 % band in logs: the smaller, the better. */
  readonly intervalScore80: number;
};

/** The few measures that every part of a test gets, to four decimals. */
export type SliceAccuracy = Pick<AccuracyMetrics, "n" | "mdape" | "ppe10" | "medianRatio" | "coverage80" | "medianBandWidth">;

export type AreaAccuracy = SliceAccuracy & { readonly cityCode: string; readonly cityName: string };

/**
 * Whether the training sales hold a sale of the building, or where buildings are not known one of the same town, built year and size. `new-group`: not even
 * one of that town and built year; these are counted among the `unseen` too.
 */
export type Familiarity = "seen" | "unseen" | "new-group";
export type FamiliarityAccuracy = SliceAccuracy & { readonly familiarity: Familiarity };

/** A tenth of the test sales by estimated price; `from` and `to` are its cheapest and dearest estimate. */
export type PriceDecileAccuracy = SliceAccuracy & { readonly from: Yen; readonly to: Yen };

/** Whole years at the sale, both ends included; `to` null: and older; both null: built year not known. */
export type AgeBandAccuracy = SliceAccuracy & { readonly from: number | null; readonly to: number | null };

/** 1: sold in the first quarter after the last training quarter. `below` and `above`: shares of sales under and over the band. */
export type HorizonAccuracy = SliceAccuracy & { readonly quartersAfter: number; readonly below: number; readonly above: number };
/** The parts of it that are kept for each city; horizons of fewer than a hundred sales are left out. */
export type WardHorizon = Pick<HorizonAccuracy, "quartersAfter" | "n" | "mdape" | "medianRatio" | "coverage80" | "below" | "above">;
export type WardHorizons = { readonly cityCode: string; readonly cityName: string; readonly horizons: readonly WardHorizon[] };

/** What was stated as a chance, and the share that came true. */
export type CalibrationPoint = { readonly stated: number; readonly actual: number; readonly n: number };

/** Of the same sales with what only the owner tells (`renovated`) hidden, as the `blind` mode estimates. */
export type BlindAccuracy = Pick<AccuracyMetrics, "mdape" | "ppe10" | "coverage80">;

export type BaselineAccuracy = Pick<AccuracyMetrics, "mdape" | "ppe10">;

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
  /** With `renovated` as the sales record it. */
  readonly overall: AccuracyMetrics & {
    /** Share of the test sales that the engine would have answered. */
    readonly hitRate: number;
    /** Lowest coverage of a ward, and of a price decile, of at least 200 test sales; null where none has as many. */
    readonly worstWardCoverage80: number | null;
    readonly worstDecileCoverage80: number | null;
    readonly blind: BlindAccuracy;
  };
  readonly calibration: {
    /** Chance of ±10 %, in bins of ten points. */
    readonly withinTenPercent: readonly CalibrationPoint[];
    /** The band as a whole, and each of its ends: the share of sales below the lower one, and above the upper one. */
    readonly band: CalibrationPoint;
    readonly below: CalibrationPoint;
    readonly above: CalibrationPoint;
  };
  readonly baselines: { readonly [name in "townMedian" | "comparables" | "hedonic"]: BaselineAccuracy };
  /** By city code: the areas of most test sales. */
  readonly areas: readonly AreaAccuracy[];
  /** All other areas together; null where there are none. */
  readonly otherAreas: (SliceAccuracy & { readonly areas: number }) | null;
  readonly familiarity: readonly FamiliarityAccuracy[];
  readonly priceDeciles: readonly PriceDecileAccuracy[];
  readonly ageBands: readonly AgeBandAccuracy[];
  readonly horizons: readonly HorizonAccuracy[];
  /** The same for each city, by its code: those of most test sales. */
  readonly wardHorizons: readonly WardHorizons[];
  /** Last training quarters of the fits behind both. */
  readonly horizonOrigins: readonly Quarter[];
  /** ISO instant. */
  readonly createdAt: string;
};
