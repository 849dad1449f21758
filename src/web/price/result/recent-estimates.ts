import { forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** An estimate that somebody saw in this browser, and when (ISO). */
export type RecentEstimate = { readonly estimateId: string; readonly seenAt: string };

const KEY = storeKey("property", "recent-estimates");
const MOST = 20;

/** The newest first, each estimate once. */
export function withEstimate(estimates: readonly RecentEstimate[], newest: RecentEstimate): readonly RecentEstimate[] {
  return [newest, ...estimates.filter(({ estimateId }) => estimateId !== newest.estimateId)].slice(0, MOST);
}

/** What the browser kept; anything else counts as nothing. */
export function estimatesOf(kept: unknown): readonly RecentEstimate[] {
  return Array.isArray(kept) ? kept.filter(isEstimate).slice(0, MOST) : [];
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
  return estimatesOf(keptInBrowser(KEY));
}

export function rememberEstimate(newest: RecentEstimate): void {
  keepInBrowser(KEY, withEstimate(recentEstimates(), newest));
}

export function forgetEstimates(): void {
  forgetInBrowser(KEY);
}
