import type { Db } from "#platform/db.server.ts";
import { keptHomes } from "./keep-homes.server.ts";

const EVERY_MS = 1_000;

/** Keeps a process from waiting: what changes is taken in each second, so that a question finds little left to do. */
export type FreshHomes = {
  /** Reads what is new, and from then on every second. A failure is the caller's the first time, afterwards it is told to `onFailure`. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export function keepHomesFresh(db: Db, onFailure: (error: Error) => void): FreshHomes {
  const homes = keptHomes(db);
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = homes.current().catch(onFailure).finally(later);
    }, EVERY_MS).unref();
  };
  return {
    start: async () => {
      await homes.current();
      if (timer === null) later();
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
