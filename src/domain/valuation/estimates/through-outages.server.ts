import { setTimeout } from "node:timers/promises";
import { type Milliseconds, milliseconds, seconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import { DatabaseClosed, DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { HARD_TIMEOUT } from "./request-due.ts";

const FIRST_PAUSE = milliseconds(250);
const LONGEST_PAUSE = seconds(2);

export type Outages = {
  readonly clock: Clock;
  /** Nothing that waits here keeps a process alive that is to stop. */
  readonly wait?: (pause: Milliseconds) => Promise<unknown>;
};

/**
 * Does something again for as long as the database is away, until the request it is done for has run out of time: it must be the same done once or
 * twice. Throws what it throws otherwise, and `DatabaseUnreachable` when it was away to the end.
 */
export async function throughOutages<T>(
  { clock, wait = (pause) => setTimeout(pause, undefined, { ref: false }) }: Outages,
  since: Date,
  task: () => Promise<T>,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    try {
      return await task();
    } catch (error) {
      const isAway = error instanceof DatabaseUnreachable && !(error instanceof DatabaseClosed);
      if (!isAway || clock.now().getTime() - since.getTime() > HARD_TIMEOUT) throw error;
      await wait(pause);
    }
  }
}
