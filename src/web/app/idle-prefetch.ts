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

/** Calls `prefetch` once for each path among the links it is told about, when the browser is idle and the network allows it. */
export function createIdlePrefetch(prefetch: (path: string) => void, page: PrefetchWindow): (links: readonly HTMLAnchorElement[]) => void {
  const done = new Set<string>();
  return (links) => {
    page.whenIdle(
      () => {
        if (!mayPrefetch(page.network())) return;
        for (const link of links) {
          const path = prefetchablePath(link, page.here());
          if (path === null || done.has(path)) continue;
          done.add(path);
          prefetch(path);
        }
      },
      { timeout: PREFETCH_IDLE_TIMEOUT },
    );
  };
}
