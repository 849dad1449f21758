import type { Milliseconds } from "#kernel/duration.ts";
import { CHUNK_RELOAD_GUARD } from "#wire/constants.ts";
import { SiteError } from "./site-error.ts";

const RELOADED_AT = "machinone.reloadedAt";

export interface Page {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
  readonly location: { reload(): void };
  readonly navigator: Pick<Navigator, "onLine">;
}

/**
 * Reloads the page because a part of it failed to load (a newer release has replaced it): once, and not again within 60 s.
 * False when it may not, or when there is no network: the browser's own error page would take this one's place. `now` in milliseconds since 1970.
 */
export function reloadOnce(page: Page, now: Milliseconds = Date.now()): boolean {
  const may = page.navigator.onLine && mayReload(page, now);
  if (may) page.location.reload();
  return may;
}

function mayReload(page: Page, now: Milliseconds): boolean {
  try {
    const last = Number(page.sessionStorage.getItem(RELOADED_AT));
    if (last > 0 && Math.abs(now - last) < CHUNK_RELOAD_GUARD) return false;
    page.sessionStorage.setItem(RELOADED_AT, String(now));
    return true;
  } catch {
    // Without storage (blocked by the browser) a loop of reloads could not be stopped.
    return false;
  }
}

interface ListeningPage extends Page {
  addEventListener(type: "vite:preloadError", listener: (event: Pick<Event, "preventDefault">) => void): void;
}

export function reloadOnFailedChunk(page: ListeningPage, now: () => Milliseconds = Date.now): void {
  page.addEventListener("vite:preloadError", (event) => {
    // Prevented, the failure reaches the router as a missing export: otherwise the router would reload by a rule of its own.
    if (!reloadOnce(page, now())) event.preventDefault();
  });
}

/**
 * What a visitor asks for on the error page. A part of the page that failed to load stays failed until the whole page comes anew;
 * `readAgain` asks for the data alone, which leaves the page standing.
 */
export function loadAgain(error: unknown, page: Pick<Page, "location" | "navigator">, readAgain: () => void): void {
  if (error instanceof SiteError || !page.navigator.onLine) readAgain();
  else page.location.reload();
}
