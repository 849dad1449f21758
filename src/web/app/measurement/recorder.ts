import type { PageViewEvent, PageViews } from "./page-views.ts";

declare global {
  interface Window {
    recordedPageViews?: PageViewEvent[];
  }
}

/** A page that is open: what it holds goes with it, so nothing of a visit stays in the browser. */
export type RecordingPage = { recordedPageViews?: PageViewEvent[] };

const MOST = 500;

/** Development: what would be sent to the tag service is written down in the open page. It reaches nobody. */
export function recorder(page: RecordingPage): PageViews {
  return {
    pageView: (name) => {
      page.recordedPageViews = [...recorded(page), { event: "page_view" as const, name }].slice(-MOST);
    },
  };
}

/** What the page has recorded, the oldest first. */
export function recorded(page: RecordingPage): readonly PageViewEvent[] {
  return page.recordedPageViews ?? [];
}
