import { useEffect, useState } from "react";
import { type Milliseconds, seconds } from "#kernel/duration.ts";

/** The moment as a clock on the page shows it. `loadedAt`: when its data were read, so that the first drawing is the server's. */
export function useNow(loadedAt: string, every: Milliseconds = seconds(15)): number {
  const [now, setNow] = useState(() => Date.parse(loadedAt));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
