import { type RefObject, startTransition, useEffect, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";

/** Whatever else a page has to do, a map is begun after this long. */
const LATEST = milliseconds(1000);

/** A map is fetched while it is still this far below the fold. */
const NEARLY_IN_VIEW = { rootMargin: "300px" };

export type MapStart = {
  /** Fetches the code of maps. */
  readonly fetchCode: () => Promise<unknown>;
  /** A map that is begun only when this comes near the view. */
  readonly box?: RefObject<HTMLElement | null>;
};

/** Whether a map may be drawn: its code is fetched as soon as the page is alive, and run when the page has nothing else to do. Both functions and `box` must stay the same. */
export function useMapStart({ fetchCode, box }: MapStart): boolean {
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const begin = async () => {
      // A failure is told where the code is asked for again, by drawing it.
      await fetchCode().catch(() => undefined);
      await idleTime();
      if (!signal.aborted) startTransition(() => setBegun(true));
    };
    if (box?.current) whenNear(box.current, begin, signal);
    else void begin();
    return () => stop.abort();
  }, [fetchCode, box]);
  return isBegun;
}

function whenNear(box: HTMLElement, begin: () => void, signal: AbortSignal): void {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    begin();
  }, NEARLY_IN_VIEW);
  watch.observe(box);
  signal.addEventListener("abort", () => watch.disconnect());
}

/** Safari has no idle callbacks. */
function idleTime(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve);
  });
}
