import { PREFETCH_IDLE_TIMEOUT } from "#wire/constants.ts";

export interface Network {
  readonly onLine: boolean;
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } | undefined;
}

/** Specification section 2: no prefetch on 2g (and slow-2g), with data-saver, or offline. */
export function mayPrefetch({ onLine, connection }: Network): boolean {
  return onLine && !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** The path of a link when it leads to another screen of this site in the same tab, else null. */
export function prefetchablePath(
  link: Pick<HTMLAnchorElement, "href" | "target" | "download" | "origin" | "pathname">,
  here: URL,
): string | null {
  const isElsewhere = link.origin !== here.origin || link.target !== "" || link.download !== "";
  return isElsewhere || link.pathname === here.pathname || link.href === "" ? null : link.pathname;
}

export interface PrefetchWindow {
  whenIdle(work: () => void, options: { timeout: number }): void;
  network(): Network;
  here(): URL;
}

export interface Prefetch {
  /** When the browser is idle. */
  readonly later: (paths: readonly string[]) => void;
  /** Of a link that somebody points at, or has moved to by keyboard: at once. */
  readonly now: (link: Parameters<typeof prefetchablePath>[0]) => void;
}

/** Calls `fetch` once for each path, where the network allows it. */
export function createPrefetch(fetch: (path: string) => void, page: PrefetchWindow): Prefetch {
  const done = new Set<string>();
  const fetchOnce = (path: string) => {
    if (done.has(path) || !mayPrefetch(page.network())) return;
    done.add(path);
    fetch(path);
  };
  return {
    later: (paths) => page.whenIdle(() => paths.forEach(fetchOnce), { timeout: PREFETCH_IDLE_TIMEOUT }),
    now: (link) => {
      const path = prefetchablePath(link, page.here());
      if (path !== null) fetchOnce(path);
    },
  };
}

/** Tells of links that somebody points at or moves to by keyboard. Answers how to stop. */
export function watchIntent(tell: (link: HTMLAnchorElement) => void): () => void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (link instanceof HTMLAnchorElement) tell(link);
  };
  // A finger points as well, as it touches.
  document.addEventListener("pointerover", look, { passive: true });
  document.addEventListener("focusin", look);
  return () => {
    document.removeEventListener("pointerover", look);
    document.removeEventListener("focusin", look);
  };
}
