import { useEffect, useState } from "react";
import { type Milliseconds, seconds } from "#kernel/duration.ts";

/** Whole seconds from `now` to `until`, never below 0. */
export function secondsLeft(until: Milliseconds, now: Milliseconds): number {
  return Math.max(0, Math.ceil((until - now) / seconds(1)));
}

/** What is read aloud while a time runs out: at the start, at half a minute, and at the end, not every second. */
export function announcedLeft(left: number): string {
  if (left === 0) return "コードを送り直せます";
  return left > 30 ? "約1分後に、コードを送り直せます" : "約30秒後に、コードを送り直せます";
}

/** Seconds left until a time (milliseconds since 1970), counted in the browser; null before that. */
export function useSecondsLeft(until: Milliseconds): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setLeft(secondsLeft(until, Date.now()));
    count();
    const timer = setInterval(count, seconds(1));
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
