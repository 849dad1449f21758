import type { Structure } from "#domain/properties/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";

/** 中古マンション, 新築マンション, 一戸建て, 土地, 一棟(建物全部). */
export const LISTING_KINDS = ["condo", "new-condo", "house", "land", "building"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

/** State machine C10. `applied` 申込あり: hidden until it falls through or is sold. `archived`: two years after the sale. */
export const LISTING_STATES = ["active", "suspended", "applied", "sold", "expired", "archived"] as const;
export type ListingState = (typeof LISTING_STATES)[number];

/** 取引態様. 媒介 as the company tells it more closely. */
export const DEAL_TYPES = ["売主", "代理", "媒介", "専任媒介", "専属専任媒介", "一般媒介"] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** 所有権, 借地権, 定期借地権. */
export const LAND_RIGHTS = ["freehold", "leasehold", "fixed-leasehold"] as const;
export type LandRight = (typeof LAND_RIGHTS)[number];

/** What must be told of a home (表示規約施行規則の特定事項), and 告知事項. */
export const LISTING_NOTICES = [
  "no-rebuild",
  "setback",
  "power-line",
  "slope",
  "urbanization-control",
  "no-road",
  "irregular-plot",
  "unfinished",
  "incident",
  "area-difference",
] as const;
export type ListingNotice = (typeof LISTING_NOTICES)[number];

export const PETS = ["yes", "negotiable", "no"] as const;
export const PARKINGS = ["yes", "none", "full"] as const;
export const DIRECTIONS = ["北", "北東", "東", "南東", "南", "南西", "西", "北西"] as const;

/** How near a station is. Bus minutes are never 徒歩: `minutes` is then the walk from the stop. */
export type StationAccess = {
  /** `group_code` of the station table; null where the name is not in it. */
  readonly stationGroup: string | null;
  readonly stationName: string;
  readonly line: string | null;
  readonly minutes: number;
  readonly busMinutes: number | null;
};

/** Why a listing is stored but not shown; the company reads each with what to do. Words: listing-fault-words.ts. */
export const LISTING_FAULTS = [
  "next-update-missing",
  "next-update-too-far",
  "address-missing",
  "access-missing",
  "area-missing",
  "built-missing",
  "structure-missing",
  "floors-missing",
  "units-missing",
  "land-area-missing",
  "layout-missing",
  "management-fee-missing",
  "deal-type-missing",
  "consent-missing",
  "prescribed-words-missing",
  "words-need-evidence",
  "rent-missing",
  "others-ended",
] as const;
export type ListingFault = (typeof LISTING_FAULTS)[number];

/** What one company says of one home on offer (売出物件). Dates are ISO calendar days in Japan. */
export type Listing = {
  readonly id: string;
  readonly companyId: string;
  /** What the company calls it; the same one in a later file is the same listing. */
  readonly reference: string;
  /** The home it advertises, however many companies do. */
  readonly dwellingKey: string;
  readonly apartmentKey: string | null;
  readonly kind: ListingKind;
  /** `豊洲レジデンス 8階`; of land and houses what the company calls it. */
  readonly title: string;
  readonly address: string;
  readonly cityCode: string;
  readonly town: string;
  /** Null: not even the town is known. */
  readonly place: LonLat | null;
  /** What `place` is the middle of: おおよその位置 unless it is the building. */
  readonly placePrecision: "building" | "block" | "town";
  readonly price: Yen;
  /** 専有面積 of flats, 建物面積 of houses and whole buildings; null for land. */
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly privateRoadM2: number | null;
  readonly balconyM2: number | null;
  /** `3LDK`, `2LDK+S`; null for land. */
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly totalUnits: number | null;
  readonly direction: (typeof DIRECTIONS)[number] | null;
  readonly structure: Structure | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  /** 建築確認の日; null: not known. It decides 新耐震 (`isNewQuakeCode`). */
  readonly confirmedOn: string | null;
  /** Nearest first. */
  readonly stations: readonly StationAccess[];
  /** A month. */
  readonly managementYen: Yen | null;
  readonly reserveYen: Yen | null;
  readonly otherMonthlyYen: Yen | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  /** Planned rent of a year: 表面利回り is this over the price. */
  readonly yearlyRentYen: Yen | null;
  readonly pets: (typeof PETS)[number] | null;
  readonly parking: (typeof PARKINGS)[number] | null;
  readonly isRenovated: boolean | null;
  readonly renovatedOn: string | null;
  readonly notices: readonly ListingNotice[];
  readonly remarks: string | null;
  readonly handover: string | null;
  readonly dealType: DealType;
  /** False: another company's home, without a recorded consent to advertise it. */
  readonly isConsented: boolean;
  readonly faults: readonly ListingFault[];
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  /** What was asked first; with `priceChangedOn` null it is still asked. */
  readonly firstPrice: Yen | null;
  readonly priceChangedOn: string | null;
  readonly state: ListingState;
  readonly isSample: boolean;
};

/** A company as it stands beside a home. */
export type Advertiser = {
  readonly id: string;
  readonly name: string;
  /** `東京都知事(3)第012345号`. */
  readonly licence: string;
  readonly address: string;
  readonly phone: string;
  readonly isSample: boolean;
};

/** A price and the day from which on it was asked. */
export type AskedPrice = { readonly fromOn: string; readonly price: Yen };

/** The blind estimate of a home on offer, as it stood on the day it was made. */
export type ListingEstimate = {
  readonly madeOn: string;
  readonly grade: "A" | "B" | "C" | "D" | "E";
  /** Null: it cannot be estimated, for `refusal`. */
  readonly price: {
    readonly point: Yen;
    readonly q05: Yen;
    readonly q10: Yen;
    readonly q90: Yen;
    readonly q95: Yen;
    /** Chance from 0 to 1 that the price lies within ±10 %. */
    readonly chance10: number;
  } | null;
  readonly refusal: string | null;
  readonly isTestedHorizon: boolean;
  /** `2025Q4`: at the level of which quarter it stands, until when sales were known, and how many quarters lie between. */
  readonly headline: { readonly quarter: string; readonly knownUntil: string; readonly quartersAhead: number } | null;
  /** What the similar sales, brought to that quarter, say of it: their median, of how many, and where the estimate lies among their middle 80 %. */
  readonly similar: {
    readonly median: Yen;
    readonly count: number;
    readonly standing: "inside" | "outside" | "few" | "scattered";
    /** What they are held against, where floor, direction or corner, which none of them tells, make the price another. */
    readonly pointOfUsualUnit?: Yen;
  } | null;
  readonly modelVersion: string | null;
  /** The model has learnt from samples. */
  readonly isSample: boolean;
};
