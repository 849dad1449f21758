import { isRecord } from "#kernel/record.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";
import { type OffersSearch, offersSearch } from "./offers-search.ts";

const WANTED = storeKey("userQuery", "offer-wanted");

/** The way back after a login leads to the page without its query: what was wanted is kept beside it. */
export function keepWanted({ side, id, start }: OffersSearch): void {
  keepInTab(WANTED, JSON.stringify({ side, id, start }));
}

/** What was kept, once; null: nothing. */
export function takeWanted(): OffersSearch | null {
  const kept = keptInTab(WANTED);
  forgetInTab(WANTED);
  if (kept === null) return null;
  try {
    const read: unknown = JSON.parse(kept);
    return isRecord(read) ? offersSearch(read) : null;
  } catch {
    return null;
  }
}
