import { forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";
import { type Draft, samePlace } from "./draft.ts";

/** A place that somebody checked in this browser, and when (ISO). */
export type RecentSearch = { readonly label: string; readonly draft: Draft; readonly searchedAt: string };

const KEY = storeKey("property", "recent-searches");
const MOST = 6;

/** The newest first, each place once. */
export function withRecent(searches: readonly RecentSearch[], newest: RecentSearch): readonly RecentSearch[] {
  return [newest, ...searches.filter(({ draft }) => !samePlace(draft, newest.draft))].slice(0, MOST);
}

/** What the browser kept; anything else counts as nothing. */
export function searchesOf(kept: unknown): readonly RecentSearch[] {
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
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

function isTexts(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

export function recentSearches(): readonly RecentSearch[] {
  return searchesOf(keptInBrowser(KEY));
}

export function rememberSearch(newest: RecentSearch): void {
  keepInBrowser(KEY, withRecent(recentSearches(), newest));
}

export function forgetSearches(): void {
  forgetInBrowser(KEY);
}
