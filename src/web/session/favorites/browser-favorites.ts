import { FAVORITE_KINDS, type FavoriteMark, LONGEST_NOTE } from "#domain/favorites/types.ts";
import { isRecord } from "#kernel/record.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** What is to be kept, by the name that its row shows. */
export type HeartItem = FavoriteMark & {
  readonly label: string;
  /** What is asked for a home; null: nothing is. */
  readonly price: number | null;
};

/** A favourite of somebody who is not signed in. Moments are ISO. */
export type BrowserFavorite = HeartItem & { readonly note: string; readonly keptAt: string; readonly changedAt: string };

const FAVORITES = storeKey("property", "favorites");

/** The newest first; what cannot be read counts as nothing. */
export function browserFavorites(storage: BrowserStorage = browserStorage()): BrowserFavorite[] {
  const kept = keptInBrowser(FAVORITES, storage);
  return Array.isArray(kept) ? kept.flatMap((one: unknown) => readFavorite(one) ?? []) : [];
}

export function keepBrowserFavorites(favorites: readonly BrowserFavorite[], storage: BrowserStorage = browserStorage()): void {
  if (favorites.length === 0) forgetInBrowser(FAVORITES, storage);
  else keepInBrowser(FAVORITES, favorites, storage);
}

function readFavorite(kept: unknown): BrowserFavorite | null {
  if (!isRecord(kept)) return null;
  const { key, label, note, price } = kept;
  const kind = FAVORITE_KINDS.find((one) => one === kept.kind);
  const keptAt = momentOf(kept.keptAt);
  if (!kind || typeof key !== "string" || key === "" || typeof label !== "string" || keptAt === null) return null;
  return {
    ...{ kind, key, label, keptAt },
    price: typeof price === "number" ? price : null,
    note: typeof note === "string" ? note.slice(0, LONGEST_NOTE) : "",
    changedAt: momentOf(kept.changedAt) ?? keptAt,
  };
}

function momentOf(text: unknown): string | null {
  const time = typeof text === "string" ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
