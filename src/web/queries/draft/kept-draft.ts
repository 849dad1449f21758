import { draftText, type ReadDraft, readDraft } from "#domain/queries/draft/read-draft.ts";
import type { QueryDraft } from "#domain/queries/draft/types.ts";
import { type BrowserStorage, browserStorage, forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import { storeKey } from "#wire/stores.ts";

const KEY = storeKey("userQuery", "draft");

/** The draft of the step form in this browser: kept with every answer, read again after a reload, gone with a sign-out. */
export function keepDraft(draft: QueryDraft, storage: BrowserStorage = browserStorage()): void {
  keepInBrowser(KEY, draftText(draft), storage);
}

export function keptDraft(storage: BrowserStorage = browserStorage()): ReadDraft {
  return readDraft(keptInBrowser(KEY, storage));
}

export function forgetDraft(storage: BrowserStorage = browserStorage()): void {
  forgetInBrowser(KEY, storage);
}
