/** Where the time comes from. Passed in everywhere, so that tests can move it. */
export type Clock = { readonly now: () => Date };

export type MovableClock = Clock & { readonly moveTo: (instant: Date) => void; readonly advance: (ms: number) => void };

/** A clock that stands still until it is moved. */
export function movableClock(start: Date): MovableClock {
  let current = start.getTime();
  return {
    now: () => new Date(current),
    moveTo: (instant) => {
      current = instant.getTime();
    },
    advance: (ms) => {
      current += ms;
    },
  };
}
