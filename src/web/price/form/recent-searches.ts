import { storeKey } from "#wire/stores.ts";
import { browserStorage, keep } from "./browser-storage.ts";
import { type Draft, samePlace } from "./draft.ts";
import { isTexts } from "./kept-draft.ts";

/** A place that somebody checked in this browser, and when (ISO). */
export type RecentSearch = { readonly label: string; readonly draft: Draft; readonly searchedAt: string };

const KEY = storeKey("property", "recent-searches");
const MOST = 6;

/** The newest first, each place once. */
export function withRecent(searches: readonly RecentSearch[], newest: RecentSearch): readonly RecentSearch[] {
  return [newest, ...searches.filter(({ draft }) => !samePlace(draft, newest.draft))].slice(0, MOST);
}

/** Reads what the browser kept; anything unreadable counts as nothing. */
export function parseRecent(text: string | null): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isRecent(value: unknown): value is RecentSearch {
  return (
    typeof value === "object" &&
    value !== null &&
    "label" in value &&
    typeof value.label === "string" &&
    "searchedAt" in value &&
    typeof value.searchedAt === "string" &&
    "draft" in value &&
    isTexts(value.draft)
  );
}

export function recentSearches(): readonly RecentSearch[] {
  return parseRecent(browserStorage()?.getItem(KEY) ?? null);
}

export function rememberSearch(newest: RecentSearch): void {
  keep(KEY, withRecent(recentSearches(), newest));
}

export function forgetSearches(): void {
  browserStorage()?.removeItem(KEY);
}
