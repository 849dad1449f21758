import { type Milliseconds, seconds } from "#kernel/duration.ts";
import type { Environment } from "#web/session/pool/types.ts";
import { OAUTH_IN_PROGRESS_WAIT } from "#wire/constants.ts";
import type { Locks } from "./refresh-controller.ts";

/** A sign-in that came back from the hosted login and is being finished, in this tab or another. */
export interface SignInProgress {
  /** Finishes one; whoever asks for the session meanwhile, in any tab, waits for it. Another tab that hangs holds it up for 30 s at most. */
  readonly finish: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves when none is being finished any more, after 10 s in any case. */
  readonly settled: () => Promise<void>;
}

interface ProgressParts {
  /** Undefined where the browser has none: then only this tab waits. */
  readonly locks?: Locks | undefined;
  readonly environment: Pick<Environment, "wait">;
}

const LOCK = "auth.sign-in";
/** A tab that takes longer hangs. */
export const LOCK_WAIT: Milliseconds = seconds(30);

export function signInProgress({ locks, environment }: ProgressParts): SignInProgress {
  let here: Promise<unknown> = Promise.resolve();
  const elsewhere = async () => locks?.request(LOCK, async () => undefined);
  return {
    finish: (work) => {
      const finishing = locks ? inTurn(locks, environment, work) : work();
      here = finishing.catch(() => undefined);
      return finishing;
    },
    settled: async () => {
      const done = new AbortController();
      await Promise.race([here.then(elsewhere), environment.wait(OAUTH_IN_PROGRESS_WAIT, done.signal)]);
      done.abort();
    },
  };
}

/** Holds the lock while it works; one that is not to be had is done without. The work begins once. */
function inTurn<T>(locks: Locks, environment: ProgressParts["environment"], work: () => Promise<T>): Promise<T> {
  const waiting = new AbortController();
  let begun: Promise<T> | null = null;
  const begin = () => {
    waiting.abort();
    begun ??= work();
    return begun;
  };
  return Promise.race([locks.request(LOCK, begin).catch(begin), environment.wait(LOCK_WAIT, waiting.signal).then(begin)]);
}
