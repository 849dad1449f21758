import type { DIRECTIONS, LandRight, ListingKind, ListingNotice } from "#domain/listings/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";

/** Both ends inside; null: open. A maximum at the end of an axis is no filter and is null here. */
export type Span = { readonly min: number | null; readonly max: number | null };

/** 間取り as people choose it; a larger home than the last is in the last. */
export const LAYOUTS = ["1R", "1K", "1DK", "1LDK", "2K", "2DK", "2LDK", "3K", "3DK", "3LDK", "4K", "4DK", "4LDK+"] as const;
export type LayoutChoice = (typeof LAYOUTS)[number];

/** Homes that somebody may not want to see; what is not known of a home excludes nothing. */
export const EXCLUSIONS = ["old-quake-code", "leasehold", "tenanted", "ground-floor", "no-rebuild", "incident"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Certainty of 九掛け; `near`: 90–95 % of the estimate. */
export const CERTAINTIES = ["A", "B", "C"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** To a station in so many minutes by train, walk to the station included (目安). */
export type Commute = { readonly stationGroup: string; readonly minutesMax: number };

/**
 * What homes are asked for: the one statement of list, map, counts, saved conditions and API. Different conditions are joined by "and", the choices
 * of one by "or". An empty list and null ask for nothing.
 */
export type HomeConditions = {
  readonly kinds: readonly ListingKind[];
  /** 市区町村コード (`13108`), or one with a 町 (`13108-豊洲`). 20 at most. */
  readonly areas: readonly string[];
  /** Group codes of stations; 20 at most. The walk counts to one of these, in one pair with the station. */
  readonly stations: readonly string[];
  /** Minutes on foot: to one of `stations`, or to any where none is named. */
  readonly walkMinutesMax: number | null;
  /** Two at most; all of them must be kept. */
  readonly commutes: readonly Commute[];
  /** Corners of a drawn area, the first not repeated; null: none. A home whose exact place is withheld counts by the middle of its town. */
  readonly polygon: readonly LonLat[] | null;
  /** Part of the name of the building, as it sounds or is written. */
  readonly buildingName: string | null;
  readonly apartmentKeys: readonly string[];
  readonly price: Span;
  /** Management, reserve and other fees of a month; a home without them is left out. */
  readonly monthlyYenMax: Yen | null;
  /** 専有面積 or 建物面積. */
  readonly areaM2: Span;
  readonly landAreaM2: Span;
  readonly ageYearsMax: number | null;
  readonly layouts: readonly LayoutChoice[];
  /** 表面利回り, a rate: 0.05. */
  readonly yieldMin: number | null;
  /** 新耐震 by 建築確認; not known is not it. */
  readonly isNewQuakeCode: boolean;
  readonly isSecondFloorUp: boolean;
  readonly directions: readonly (typeof DIRECTIONS)[number][];
  readonly hasPets: boolean;
  readonly hasParking: boolean;
  readonly isFreehold: boolean;
  readonly isPriceCut: boolean;
  /** First seen within so many days. */
  readonly newWithinDays: number | null;
  readonly excludes: readonly Exclusion[];
  /** 九掛け of these grades; empty: any home. */
  readonly certainties: readonly Certainty[];
};

/** 新着順, 価格の安い順, 高い順, ㎡単価の安い順, 推定との差, 駅に近い順. Equal ones by key. */
export const HOME_SORTS = ["new", "price", "price-desc", "unit-price", "gap", "walk", "certainty"] as const;
export type HomeSort = (typeof HOME_SORTS)[number];

/** A rectangle of the map, in degrees. */
export type Box = { readonly west: number; readonly south: number; readonly east: number; readonly north: number };

/** 九掛け of a home, as searches see it. */
export type HomeFlag = {
  /** Asking price over the blind estimate, rounded up to thousandths. */
  readonly ratio: number;
  readonly grade: Certainty | "check" | "near";
  readonly depth: "near" | "nine" | "eight-and-half" | "eight" | "doubtful";
  readonly reasons: readonly string[];
};

/** A home on offer as a list shows it and a search reads it: one, however many companies advertise it; the lowest offer speaks for it. */
export type FoundHome = {
  /** The listing that speaks for the home; its page is `/homes/{key}`. */
  readonly key: string;
  readonly dwellingKey: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly apartmentKey: string | null;
  readonly cityCode: string;
  readonly cityName: string;
  readonly town: string;
  readonly place: LonLat | null;
  readonly placePrecision: "building" | "block" | "town";
  readonly price: Yen;
  /** How many companies offer it, and the dearest of their prices where they differ. */
  readonly offers: number;
  readonly highestPrice: Yen | null;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly direction: string | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  readonly isNewQuakeCode: boolean | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  readonly busMinutes: number | null;
  /** Fees of a month; null: not told. */
  readonly monthlyYen: Yen | null;
  readonly grossYield: number | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  readonly notices: readonly ListingNotice[];
  /** How often and since when the price was cut, by the rules of 二重価格表示; null: not, or not to be told. */
  readonly priceCuts: number;
  readonly firstSeenOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string;
  readonly companyName: string;
  readonly dealType: string;
  readonly photo: string | null;
  readonly estimate: {
    readonly point: Yen;
    readonly q10: Yen;
    readonly q90: Yen;
    readonly grade: "A" | "B" | "C" | "D";
  } | null;
  readonly flag: HomeFlag | null;
  readonly isSample: boolean;
};
