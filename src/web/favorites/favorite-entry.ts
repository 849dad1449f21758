import type { FavoriteItem, KeptHomeToday, KeptPlaceToday } from "#api/client/client.ts";
import type { FavoriteMark } from "#domain/favorites/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { formatYen, formatYenDifference } from "#kernel/yen.ts";
import type { HomeSummary } from "#web/kit/home/home-summary.ts";
import type { BrowserFavorite } from "#web/session/favorites/browser-favorites.ts";

/** A favourite as the page shows it, of the account or of this browser. */
export type FavoriteEntry = FavoriteMark & {
  /** Null: it is kept in this browser alone. */
  readonly id: string | null;
  readonly folderId: string | null;
  readonly version: number;
  readonly label: string;
  readonly note: string;
  readonly isAddedByMe: boolean;
  readonly priceWhenKept: number | null;
  readonly keptAt: string;
  readonly home: KeptHomeToday | null;
};

export function entryOfItem({ changedAt: _, ...item }: FavoriteItem): FavoriteEntry {
  return item;
}

export function entryOfBrowser(favorite: BrowserFavorite, homes: ReadonlyMap<string, KeptHomeToday>): FavoriteEntry {
  const { kind, key, label, note, price, keptAt } = favorite;
  return {
    ...{ id: null, folderId: null, version: 0, isAddedByMe: true },
    ...{ kind, key, label, note, priceWhenKept: price, keptAt, home: homes.get(key) ?? null },
  };
}

/** What has happened to a home since it was kept. `gone`: nobody offers it now. */
export type EntryMark = { readonly kind: "down" | "up" | "gone" | "applied"; readonly words: string };

/** In words with both prices, or since when nobody offers it; null: nothing has, or it is no home. */
export function markOfEntry({ kind, home, priceWhenKept }: Pick<FavoriteEntry, "kind" | "home" | "priceWhenKept">): EntryMark | null {
  if (kind !== "home") return null;
  if (home === null) return { kind: "gone", words: "この物件の情報は残っていません" };
  if (home.state === "applied") return { kind: "applied", words: "申込が入っています。いまは案内を受けられません" };
  if (home.state !== "on-offer") return { kind: "gone", words: goneWords(home) };
  if (priceWhenKept === null || priceWhenKept === home.price) return null;
  const difference = formatYenDifference(home.price - priceWhenKept);
  const words = `保存したときの${formatYen(priceWhenKept)}から ${difference}`;
  return { kind: home.price < priceWhenKept ? "down" : "up", words };
}

function goneWords({ state, endedOn }: KeptHomeToday): string {
  const what = state === "sold" ? "成約済み" : "掲載が終わりました";
  return endedOn === null ? what : `${what}（${formatDay(endedOn)}）`;
}

/** A home on offer as rows of homes take it; null: it is not on offer. */
export function summaryOf(home: KeptHomeToday | null): HomeSummary | null {
  if (home?.state !== "on-offer") return null;
  const { nextUpdateOn, ...rest } = home;
  return { ...rest, nextUpdateOn: nextUpdateOn ?? rest.updatedOn, priceCuts: 0, photo: null };
}

/** Where a favourite that is no home leads. */
export function addressOf({ kind, key }: FavoriteMark): string {
  return kind === "area" ? `/search?area=${encodeURIComponent(key)}` : `/risk/${key}/summary`;
}

/** The list of what is on offer there. */
export function offersOf({ key, area }: Pick<KeptPlaceToday, "key" | "area">): string {
  return area === null ? `/search?building=${encodeURIComponent(key)}` : `/search?area=${encodeURIComponent(area)}`;
}

export const KIND_WORDS: Readonly<Record<FavoriteMark["kind"], string>> = {
  home: "物件",
  building: "建物",
  place: "場所",
  area: "エリア",
};
