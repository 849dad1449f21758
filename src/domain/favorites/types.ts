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
export type LooseFavorite = FavoriteMark & { readonly note: string; readonly keptAt: Date; readonly changedAt: Date };

/** As many as a member may keep, in all folders together. */
export const MOST_FAVORITES = 200;
export const MOST_FOLDERS = 20;
export const LONGEST_NOTE = 500;
export const LONGEST_FOLDER_NAME = 30;
/** Homes beside each other. */
export const MOST_COMPARED = 4;
/** How long a home that is sold or gone stays, greyed. */
export const GONE_KEPT_DAYS = 90;
/** How long a favourite that was taken away can be had back, with its note. */
export const REMOVED_KEPT_DAYS = 7;
