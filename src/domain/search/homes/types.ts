import type {
  Advertiser,
  AskedPrice,
  DIRECTIONS,
  LandRight,
  Listing,
  ListingEstimate,
  ListingKind,
  ListingNotice,
} from "#domain/listings/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { LayoutChoice } from "#kernel/home/layout-choice.ts";
import type { Yen } from "#kernel/yen.ts";

export { LAYOUTS, type LayoutChoice } from "#kernel/home/layout-choice.ts";

/** Both ends inside; null: open. A maximum at the end of an axis is no filter and is null here. */
export type Span = { readonly min: number | null; readonly max: number | null };

/** Homes that somebody may not want to see; what is not known of a home excludes nothing. */
export const EXCLUSIONS = ["old-quake-code", "leasehold", "tenanted", "ground-floor", "no-rebuild", "incident"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Certainty of 九掛け. */
export const CERTAINTIES = ["A", "B", "C"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What can be asked of the flag of a home; `near`: 90–95 % of the estimate. 要確認 cannot be asked for. */
export const FLAG_CHOICES = [...CERTAINTIES, "near"] as const;
export type FlagChoice = (typeof FLAG_CHOICES)[number];

/** To a station in so many minutes by train, walk to the station included (目安). */
export type Commute = { readonly stationGroup: string; readonly minutesMax: number };

/**
 * What homes are asked for: the one statement of list, map, counts, saved conditions and API. Different conditions are joined by "and", the choices
 * of one by "or". An empty list and null ask for nothing. What is not known of a home never fulfils a condition. Where kinds are named, a condition is
 * asked only of those that can have what it speaks of (applies.ts): 中古マンション and 土地 of 60 m² of floor finds land of any size.
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
  /** 新耐震 (`isNewQuakeCode`); not known is not it. */
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
  readonly certainties: readonly FlagChoice[];
  /** 九掛け since so many days or fewer. */
  readonly flaggedWithinDays: number | null;
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
  /** Since when it stands as what it is: 九掛け, a nearest miss, or to be checked. An ISO day in Japan. */
  readonly raisedOn: string;
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
  /** How often the price was cut. By how much may be told of few: prices/told-price-cuts.ts of the listings. */
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

/** How many homes there would be with a choice. */
export type ChoiceCount<T extends string | number> = { readonly value: T; readonly count: number };

/** Homes by a number: `counts[i]` from `edges[i]` up to the next edge, the last one without an end. */
export type Histogram = { readonly edges: readonly number[]; readonly counts: readonly number[] };

/** Conditions that are asked or not. */
export const TOGGLES = ["isNewQuakeCode", "isSecondFloorUp", "hasPets", "hasParking", "isFreehold", "isPriceCut"] as const;
export type Toggle = (typeof TOGGLES)[number];

/**
 * What each further choice would leave: the condition a choice belongs to is left out, all others hold. Of exclusions: how many homes each is true
 * of. Of a toggle: how many homes with it.
 */
export type HomeFacets = {
  readonly total: number;
  readonly kinds: readonly ChoiceCount<ListingKind>[];
  readonly layouts: readonly ChoiceCount<LayoutChoice>[];
  readonly walkMinutesMax: readonly ChoiceCount<number>[];
  readonly ageYearsMax: readonly ChoiceCount<number>[];
  readonly newWithinDays: readonly ChoiceCount<number>[];
  readonly directions: readonly ChoiceCount<(typeof DIRECTIONS)[number]>[];
  readonly excludes: readonly ChoiceCount<Exclusion>[];
  readonly certainties: readonly ChoiceCount<FlagChoice>[];
  readonly toggles: Readonly<Record<Toggle, number>>;
  /** Each with its own range left out. */
  readonly histograms: Readonly<Record<HomeAxis, Histogram>>;
};
export const HOME_AXES = ["price", "areaM2", "landAreaM2", "monthlyYen", "ageYears"] as const;
export type HomeAxis = (typeof HOME_AXES)[number];

/** The homes of one spot of the map; the cheapest of them speaks. */
export type HomePin = {
  readonly key: string;
  readonly lon: number;
  readonly lat: number;
  readonly price: Yen;
  readonly grade: HomeFlag["grade"] | null;
  readonly depth: HomeFlag["depth"] | null;
  readonly count: number;
  readonly placePrecision: FoundHome["placePrecision"];
};

/** Homes near each other, where there are too many spots to draw; `box` holds them all. */
export type HomeCluster = { readonly lon: number; readonly lat: number; readonly count: number; readonly box: Box };

/** Homes of a window; either pins or clusters. */
export type HomesOnMap = { readonly total: number; readonly pins: readonly HomePin[]; readonly clusters: readonly HomeCluster[] };

/** A prefecture (13), city (13108) or 町 (13108-豊洲) and how many homes lie there. */
export type AreaCount = { readonly code: string; readonly name: string; readonly count: number };

/** What a place of conditions is called: an area (`13108-豊洲`: 江東区豊洲), a group of stations or a building. */
export type PlaceName = { readonly code: string; readonly name: string };

/** A line, and how many homes lie at its stations. `id` is opaque. */
export type LineCount = { readonly id: string; readonly name: string; readonly operator: string; readonly count: number };

/** A station of a line, in the order in which the line passes (branches after the trunk). */
export type StationCount = { readonly stationGroup: string; readonly name: string; readonly count: number };

/** Where a home stands on its way (C10), as its page tells. `withdrawn`: not shown for another reason. */
export type HomeState = "on-offer" | "applied" | "sold" | "expired" | "withdrawn";

/** Another offer of the same home. */
export type OtherOffer = {
  readonly key: string;
  readonly price: Yen;
  readonly companyName: string;
  readonly dealType: string;
  readonly updatedOn: string;
};

/** One home with all that its page shows. */
export type HomeDetail = {
  /** The offer whose key was asked for; where several stand, `speaker` is the key of the lowest. */
  readonly home: FoundHome;
  readonly state: HomeState;
  readonly speaker: string;
  readonly listing: Listing;
  readonly buildingName: string | null;
  readonly advertiser: Advertiser;
  readonly otherOffers: readonly OtherOffer[];
  /** What was asked from which day on, oldest first. */
  readonly prices: readonly AskedPrice[];
  readonly estimate: ListingEstimate | null;
  /** In the order of the company; at `/api/estate/photos/{hash}/{size}`. */
  readonly photos: readonly { readonly hash: string; readonly width: number; readonly height: number; readonly caption: string | null }[];
};
