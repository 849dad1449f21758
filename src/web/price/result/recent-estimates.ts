import { browserStorage, keep } from "#web/price/form/browser-storage.ts";
import { storeKey } from "#wire/stores.ts";

/** An estimate that somebody saw in this browser, and when (ISO). */
export type RecentEstimate = { readonly estimateId: string; readonly seenAt: string };

const KEY = storeKey("property", "recent-estimates");
const MOST = 20;

/** The newest first, each estimate once. */
export function withEstimate(estimates: readonly RecentEstimate[], newest: RecentEstimate): readonly RecentEstimate[] {
  return [newest, ...estimates.filter(({ estimateId }) => estimateId !== newest.estimateId)].slice(0, MOST);
}

/** Reads what the browser kept; anything unreadable counts as nothing. */
export function parseEstimates(text: string | null): readonly RecentEstimate[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isEstimate).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isEstimate(value: unknown): value is RecentEstimate {
  return (
    typeof value === "object" &&
    value !== null &&
    "estimateId" in value &&
    typeof value.estimateId === "string" &&
    "seenAt" in value &&
    typeof value.seenAt === "string"
  );
}

export function recentEstimates(): readonly RecentEstimate[] {
  return parseEstimates(browserStorage()?.getItem(KEY) ?? null);
}

export function rememberEstimate(newest: RecentEstimate): void {
  keep(KEY, withEstimate(recentEstimates(), newest));
}

export function forgetEstimates(): void {
  browserStorage()?.removeItem(KEY);
}
