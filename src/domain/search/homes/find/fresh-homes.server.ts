import { isoDateInJapan } from "#kernel/japanese-date.ts";
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
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = current().catch(onFailure).finally(later);
    }, EVERY_MS).unref();
  };
  return {
    start: async () => {
      await current();
      if (timer === null) later();
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
