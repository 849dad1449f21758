import { setTimeout as sleep } from "node:timers/promises";
import type { Launched } from "./launch.server.ts";
import { letsNobodyIn, type Patience } from "./lets-nobody-in.ts";
import { isAlive, type Postmaster } from "./running-server.server.ts";

/** The server in use: `own` where it is a child of this process. */
export type Held = Postmaster & { readonly own: Launched | null };

export type Keeper = {
  /** The server that runs, or one that is started: whoever of several processes comes first starts it. */
  readonly find: (signal: AbortSignal) => Promise<Held>;
  /** Whether the server lets somebody in now, and says so in time. */
  readonly letsIn: (withinMs: number) => Promise<boolean>;
  readonly patience: Patience;
  /** Hears that the server is gone, that a start failed, and that it is back. */
  readonly tell: (news: "gone" | "failed" | "back", error?: unknown) => void;
};

/** How soon one who did not launch the server sees that it is gone; its launcher sees it at once. */
const LOOKS_EVERY_MS = 250;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** One that ran as long as this did not fail because of how it was started. */
const RAN_WELL_MS = 2000;

/**
 * Has the server started again whenever it is gone, by us or by another process that uses it; our own also where it is there and lets nobody in.
 * Answers how to let go; our own is then stopped.
 */
export function keepRunning(first: Held, keeper: Keeper): () => Promise<void> {
  const { tell } = keeper;
  const ending = new AbortController();
  const { signal } = ending;
  let held = first;
  const guard = async () => {
    for (let pauses = 0; ; ) {
      const since = performance.now();
      await gone(held, keeper, signal);
      if (signal.aborted) return;
      pauses = performance.now() - since > RAN_WELL_MS ? 0 : pauses + 1;
      tell("gone");
      held = await again(keeper, { pauses, signal });
      if (signal.aborted) return;
      tell("back");
    }
  };
  const guarding = guard().catch((error: unknown) => {
    if (!signal.aborted) tell("failed", error);
  });
  return async () => {
    ending.abort();
    await guarding;
    await held.own?.stop();
  };
}

/** Tries until it succeeds, later and later up to five seconds. */
async function again({ find, tell }: Keeper, { pauses, signal }: { readonly pauses: number; readonly signal: AbortSignal }): Promise<Held> {
  for (let tries = pauses; ; tries += 1) {
    if (tries > 0) await sleep(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)), undefined, { signal, ref: false });
    try {
      return await find(signal);
    } catch (error) {
      signal.throwIfAborted();
      tell("failed", error);
    }
  }
}

async function gone({ pid, own }: Held, keeper: Keeper, signal: AbortSignal): Promise<void> {
  if (own) return goneOrEnded(own, keeper, signal);
  while (isAlive(pid) && !signal.aborted) await sleep(LOOKS_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
}

/** Our own is looked after until it is gone: what does nothing any more is ended. */
async function goneOrEnded(own: Launched, { letsIn, patience }: Keeper, signal: AbortSignal): Promise<void> {
  const gone = new AbortController();
  const over = AbortSignal.any([signal, gone.signal]);
  const isGone = own.exited.then(() => gone.abort());
  const idle = letsNobodyIn(letsIn, patience, over);
  await Promise.race([isGone, idle]);
  if (!over.aborted) await own.end();
  gone.abort();
}
