import type { LandRight, ListingKind, ListingNotice } from "#domain/listings/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** 物件, 建物, 場所(町丁目や地点), エリア(市区町村や町). */
export const FAVORITE_KINDS = ["home", "building", "place", "area"] as const;
export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** What tells two favourites apart. */
export type FavoriteMark = {
  readonly kind: FavoriteKind;
  /** Of a home its dwelling, of an area its code (`13108`, `13108-豊洲`), of a building or a place the key of the subject. */
  readonly key: string;
};

/** A favourite that somebody kept in the browser before signing in. */
export type LooseFavorite = FavoriteMark & {
  readonly note: string;
  /** What was asked for a home when it was kept; null: nobody told. */
  readonly priceWhenKept: Yen | null;
  readonly keptAt: Date;
  readonly changedAt: Date;
};

/** As many as a member may keep, in all folders together. */
export const MOST_FAVORITES = 200;
export const MOST_FOLDERS = 20;
export const LONGEST_NOTE = 500;
export const LONGEST_FOLDER_NAME = 30;
/** How long a home that is sold or gone stays, greyed. */
export const GONE_KEPT_DAYS = 90;
/** How long a favourite that was taken away can be had back, with its note. */
export const REMOVED_KEPT_DAYS = 7;

/** What a home that is kept looks like today: its lowest offer, or the last that was. Dates are ISO days in Japan. */
export type HomeToday = {
  readonly dwellingKey: string;
  /** The listing that speaks for it. */
  readonly key: string;
  readonly state: "on-offer" | "applied" | "sold" | "expired";
  /** Since when it is sold or gone; null: it is on offer, or nobody told. */
  readonly endedOn: string | null;
  readonly kind: ListingKind;
  readonly title: string;
  readonly apartmentKey: string | null;
  readonly cityCode: string;
  readonly town: string;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly placePrecision: "building" | "block" | "town";
  readonly price: Yen;
  readonly offers: number;
  readonly highestPrice: Yen | null;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly direction: string | null;
  readonly structure: string | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  /** 新耐震 (`isNewQuakeCode`); null: not known. */
  readonly isNewQuakeCode: boolean | null;
  readonly stationName: string | null;
  readonly walkMinutes: number | null;
  readonly busMinutes: number | null;
  /** A month. */
  readonly managementYen: Yen | null;
  readonly reserveYen: Yen | null;
  readonly monthlyYen: Yen | null;
  readonly grossYield: number | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  readonly pets: string | null;
  readonly parking: string | null;
  readonly notices: readonly ListingNotice[];
  readonly firstSeenOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  readonly companyName: string;
  readonly dealType: string;
  readonly estimate: { readonly point: Yen; readonly q10: Yen; readonly q90: Yen; readonly grade: "A" | "B" | "C" | "D" } | null;
  readonly flag: { readonly grade: "A" | "B" | "C" | "check" | "near"; readonly ratio: number } | null;
  readonly isSample: boolean;
};

/** A home counts as new for so long. */
export const NEW_HOME_DAYS = 7;

/** What is on offer at a building, in the town of a place or in an area. */
export type PlaceToday = FavoriteMark & {
  /** The area that the counts are of (`13108-豊洲`); null: the building alone. */
  readonly area: string | null;
  readonly onOffer: number;
  /** Of these, advertised for at most `NEW_HOME_DAYS`. */
  readonly newHomes: number;
};

export type FavoriteFolder = {
  readonly id: string;
  readonly name: string;
  /** Where a heart puts things. */
  readonly isDefault: boolean;
  readonly isMine: boolean;
  readonly version: number;
  /** How many others may change it. */
  readonly others: number;
  /** A link shows it to everybody who has it. */
  readonly isShared: boolean;
};

export type Favorite = FavoriteMark & {
  readonly id: string;
  readonly folderId: string;
  readonly label: string;
  readonly note: string;
  readonly version: number;
  /** False: the other member of the folder put it there. */
  readonly isAddedByMe: boolean;
  readonly priceWhenKept: Yen | null;
  readonly keptAt: Date;
  readonly changedAt: Date;
  /** Of a home; null: it is another kind of favourite, or nothing is left of the home. */
  readonly home: HomeToday | null;
};
