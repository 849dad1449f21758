import { type Milliseconds, minutes } from "#kernel/duration.ts";

/** The levels of a log that are counted, as pino has them. */
type Line = (fields: object, message: string) => void;
type Lines = { readonly warn: Line; readonly error: Line };

/** Writes what happens often for one cause: its first line whole, then how often it came again. */
export type LimitedLog = {
  readonly warn: (cause: string, fields: object, message: string) => void;
  readonly error: (cause: string, fields: object, message: string) => void;
};

type Wake = { readonly after: (time: Milliseconds, work: () => void) => void };

/** Beside it nobody reads on; an hour of trouble is sixty lines. */
export const COUNTED_FOR: Milliseconds = minutes(1);
/** What more causes there are at once have no first lines of their own: they are too many to be causes. */
const MOST_CAUSES = 200;

/** By timers that keep no process alive. */
const byTimer: Wake = { after: (time, work) => void setTimeout(work, time).unref() };

/**
 * A log that limits lines of one cause. The first is written at once; those of the next minute are counted and told in one line at its end, and so on
 * until a minute brings none. Causes are names of our own, never what somebody sent.
 */
export function limitedLog(log: Lines, { after }: Wake = byTimer): LimitedLog {
  const counts = new Map<string, number>();
  const countOn = (cause: string, write: Line, message: string) => {
    counts.set(cause, 0);
    after(COUNTED_FOR, () => {
      const count = counts.get(cause) ?? 0;
      counts.delete(cause);
      if (count === 0) return;
      write({ cause, count }, `${message} (again)`);
      countOn(cause, write, message);
    });
  };
  const limited = (write: Line) => (cause: string, fields: object, message: string) => {
    const count = counts.get(cause);
    if (count !== undefined) counts.set(cause, count + 1);
    else if (counts.size < MOST_CAUSES) {
      write({ cause, ...fields }, message);
      countOn(cause, write, message);
    }
  };
  return {
    warn: limited((fields, message) => log.warn(fields, message)),
    error: limited((fields, message) => log.error(fields, message)),
  };
}

const limits = new WeakMap<Lines, LimitedLog>();

/** The one limited log of a log: whoever asks for it counts the same causes together. */
export function limited(log: Lines): LimitedLog {
  const known = limits.get(log);
  if (known) return known;
  const made = limitedLog(log);
  limits.set(log, made);
  return made;
}
