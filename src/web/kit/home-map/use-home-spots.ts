import { startTransition, useEffect, useRef, useState } from "react";
import { milliseconds } from "#kernel/duration.ts";
import type { Box, HomeSpot, HomeSpots } from "./home-spots.ts";

/** The window of a map that has come to rest. */
export type MapWindow = { readonly box: Box; readonly zoom: number };

/** Asks for what lies in a window; null: it failed. Must stay the same between draws as long as the question does. */
export type LoadSpots<Spot extends HomeSpot> = (window: MapWindow, signal: AbortSignal) => Promise<HomeSpots<Spot> | null>;

const PAUSE = milliseconds(250);

/** What a map shows, asked anew whenever it has come to rest or the question changes. An answer that comes late never replaces a newer one. */
export function useHomeSpots<Spot extends HomeSpot>(window: MapWindow | null, load: LoadSpots<Spot>) {
  const [spots, setSpots] = useState<HomeSpots<Spot> | null>(null);
  const [isFailed, setFailed] = useState(false);
  const asked = useRef(load);
  useEffect(() => {
    if (window === null) return undefined;
    const stop = new AbortController();
    const isNewQuestion = asked.current !== load;
    asked.current = load;
    const timer = setTimeout(
      async () => {
        const found = await load(window, stop.signal);
        if (stop.signal.aborted) return;
        startTransition(() => {
          setFailed(found === null);
          if (found) setSpots(found);
        });
      },
      isNewQuestion ? 0 : PAUSE,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [window, load]);
  return { spots, isFailed };
}
