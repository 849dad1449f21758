import type { MovableClock } from "#platform/clock.ts";

/** The time of this machine, which real clients sign and compare with, until it is moved: from there it goes on. */
export function tickingClock(): MovableClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    moveTo: (instant) => {
      aheadMs = instant.getTime() - Date.now();
    },
    advance: (ms) => {
      aheadMs += ms;
    },
  };
}
