import { draftText, type ReadDraft, readDraft } from "#domain/queries/draft/read-draft.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

const KEY = storeKey("userQuery", "draft");
const SEEN = storeKey("userQuery", "draft-seen");

/** The draft of the step form in this browser: kept with every answer, read again after a reload, gone with a sign-out. */
export function keepDraft(draft: QueryDraft, storage: BrowserStorage = browserStorage()): void {
  keepInBrowser(KEY, draftText(draft), storage);
}

export function keptDraft(storage: BrowserStorage = browserStorage()): ReadDraft {
  return readDraft(keptInBrowser(KEY, storage));
}

/** When the account's draft was saved that this browser saw last: one saved since then is of another device. */
export function keepSeen(savedAt: Date, storage: BrowserStorage = browserStorage()): void {
  keepInBrowser(SEEN, savedAt.toISOString(), storage);
}

export function keptSeen(storage: BrowserStorage = browserStorage()): Date | null {
  const kept = keptInBrowser(SEEN, storage);
  const seen = new Date(typeof kept === "string" ? kept : Number.NaN);
  return Number.isNaN(seen.getTime()) ? null : seen;
}

export function forgetDraft(storage: BrowserStorage = browserStorage()): void {
  forgetInBrowser(KEY, storage);
  forgetInBrowser(SEEN, storage);
}
