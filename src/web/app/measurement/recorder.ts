import { storeKey } from "#wire/stores.ts";
import type { PageViewEvent, PageViews } from "./page-views.ts";

const KEY = storeKey("param", "recorded-page-views");
const MOST = 500;

type TabStorage = Pick<Storage, "getItem" | "setItem">;

/** Development: what would be sent to the tag service is written down in the tab, over full loads as well. It reaches nobody. */
export function recorder(storage: TabStorage): PageViews {
  return {
    pageView: (name) => {
      const event: PageViewEvent = { event: "page_view", name };
      storage.setItem(KEY, JSON.stringify([...recorded(storage), event].slice(-MOST)));
    },
  };
}

/** What this tab has recorded, the oldest first. */
export function recorded(storage: TabStorage): readonly PageViewEvent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
