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

export function keepHomesFresh({ db, clock }: HomeSearchDeps, onFailure: (error: Error) => void): FreshHomes {
  const current = () => keptHomes(db).current(isoDateInJapan(clock.now()));
  const reading = repeated(current, EVERY_MS, onFailure);
  return {
    start: async () => {
      await current();
      reading.start();
    },
    stop: reading.stop,
  };
}
