import { milliseconds, seconds } from "#kernel/duration.ts";

/** Values of the generic behaviour. Sections are those of the product's specification. */

/** Section 9: the bar is not shown for navigations faster than this. */
export const LOADING_BAR_THROTTLE = milliseconds(200);
/** Section 9: the time in which the bar crosses the page when nothing finishes earlier. */
export const LOADING_BAR_DURATION = milliseconds(5000);
/** Section 9: "fetch minimum display delay". A skeleton appears after this and then stays at least as long. */
export const PENDING_DELAY = milliseconds(200);
/** Sections 2 and 9: links are prefetched when the browser is idle, at the latest after this. */
export const PREFETCH_IDLE_TIMEOUT = milliseconds(2000);
/** Sections 2 and 9: after one reload for a failed chunk, no second one within this time. */
export const CHUNK_RELOAD_GUARD = seconds(60);
/** Section 9. */
export const CHUNK_TIMEOUT = seconds(120);
/** Section 9: "default page transition out-in named page". The times are those of the design (150–200 ms). */
export const PAGE_TRANSITION = "page";

/** Section 2, error page. */
export const DEFAULT_ERROR = { status: 500, message: "Error" } as const;
export const NOT_FOUND = { status: 404, message: "This page could not be found" } as const;
export const BACK_HOME = "Back to the home page";
export const UNKNOWN_MIDDLEWARE = "Unknown middleware";

/** Section 1, "except routes on an ignore list": waiting screens and test screens say nothing about what people read. */
export const PAGE_VIEW_IGNORED: readonly RegExp[] = [/(^|-)(load|loading)$/, /-test[A-Z]/];

export const SERVICE_NAME = "まちのね";
