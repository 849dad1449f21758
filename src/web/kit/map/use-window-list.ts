import { startTransition, useEffect, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";
import type { Window } from "#web/kit/map/layers/layer-map-props.ts";

/** `wide`: so much is in view that a list would be nobody's to read. */
export type WindowList<T> = { readonly state: "waiting" | "wide" | "failed" } | { readonly state: "ok"; readonly value: T };

/** A map that is being moved stops somewhere before its list is asked for. */
const PAUSE = milliseconds(350);
const WIDEST_DEGREES = 1;

/** The list of what a map shows, asked again whenever the map has come to rest; `load` answers null where it failed, and must stay the same between draws. */
export function useWindowList<T>(window: Window | null, load: (window: Window, signal: AbortSignal) => Promise<T | null>): WindowList<T> {
  const [list, setList] = useState<WindowList<T>>({ state: "waiting" });
  useEffect(() => {
    if (window === null) return;
    if (isWide(window)) {
      setList({ state: "wide" });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const value = await load(window, stop.signal);
      if (stop.signal.aborted) return;
      // A long list is drawn between other things: the map it stands beside may be moved meanwhile.
      startTransition(() => setList(value === null ? { state: "failed" } : { state: "ok", value }));
    }, PAUSE);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [window, load]);
  return list;
}

/** West, south, east, north, as an address has them. */
export function boxText({ west, south, east, north }: Window): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(",");
}

function isWide({ west, south, east, north }: Window): boolean {
  return east - west > WIDEST_DEGREES || north - south > WIDEST_DEGREES;
}
