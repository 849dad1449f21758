import type { Clock } from "#platform/clock.ts";

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
