/** When somebody saves: `seen` is the time of the last save that they know of; null: of none. */
export type Seen = { readonly seen: Date | null; readonly now: Date };

/** The time of a save: later than the one before, so that two within a millisecond are told apart. */
export function nextMoment(previous: Date | null, now: Date): Date {
  return previous !== null && previous >= now ? new Date(previous.getTime() + 1) : now;
}
