import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { repeated } from "#platform/repeated.ts";
import type { HomeSearchDeps } from "./find-homes.server.ts";
import { keptHomes } from "./keep-homes.server.ts";

const EVERY_MS = 1_000;

/** Keeps a process from waiting: what changes is taken in each second, so that a question finds little left to do. */
export type FreshHomes = {
  /** Reads what is new, and from then on every second. A failure is the caller's the first time, afterwards it is told to `onFailure`. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function keepHomesFresh({ db, clock }: HomeSearchDeps, onFailure: (error: Error) => void, everyMs = EVERY_MS): FreshHomes {
  const current = async () => keptHomes(db).current(isoDateInJapan(clock.now()));
  const reading = repeated(current, everyMs, onFailure);
  return {
    start: async () => {
      await current();
      reading.start();
    },
    stop: reading.stop,
  };
}
