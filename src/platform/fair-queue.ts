type Bounds = {
  /** Pieces of work under way at once, of all callers together and of one. */
  readonly atOnce: number;
  readonly perCaller: number;
  /** How many of one caller, and of all together, may wait for their turn. */
  readonly mostWaiting: number;
  readonly mostWaitingOfAll: number;
};

/** `full`: too many wait already. `gone`: nobody waits for it any more. Of both the work was not begun. */
type Turn<T> = { readonly state: "done"; readonly value: T } | { readonly state: "full" | "gone" };

export type FairQueue = <T>(caller: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<Turn<T>>;

type Waiting = { readonly go: () => void };
type Line = { running: number; readonly waiting: Set<Waiting> };

/**
 * Lets callers have their work done by turns: who asks for much waits behind itself, not in front of the others. A caller who had a turn goes to the end
 * of the row of callers. Work that fails fails for who asked for it, and its place is free again.
 */
export function fairQueue({ atOnce, perCaller, mostWaiting, mostWaitingOfAll }: Bounds): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Line>();
  let [running, waitingOfAll] = [0, 0];

  const begin = () => {
    while (running < atOnce) {
      const next = [...lines].find(([, line]) => line.waiting.size > 0 && line.running < perCaller);
      if (!next) return;
      const [caller, line] = next;
      const [first] = line.waiting;
      if (first) line.waiting.delete(first);
      lines.delete(caller);
      lines.set(caller, line);
      line.running += 1;
      running += 1;
      waitingOfAll -= 1;
      first?.go();
    }
  };

  const end = (caller: string, line: Line) => {
    line.running -= 1;
    running -= 1;
    // Who came meanwhile has had no turn yet.
    lines.delete(caller);
    if (!isIdle(line)) lines.set(caller, line);
    begin();
  };

  const turnOf = (line: Line, signal: AbortSignal | undefined) =>
    new Promise<boolean>((resolve) => {
      const leave = () => {
        if (line.waiting.delete(waiting)) waitingOfAll -= 1;
        resolve(false);
      };
      const waiting: Waiting = {
        go: () => {
          signal?.removeEventListener("abort", leave);
          resolve(true);
        },
      };
      line.waiting.add(waiting);
      waitingOfAll += 1;
      signal?.addEventListener("abort", leave, { once: true });
      begin();
    });

  return async (caller, work, signal) => {
    if (signal?.aborted) return { state: "gone" };
    const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
    if (line.waiting.size >= mostWaiting || waitingOfAll >= mostWaitingOfAll) return { state: "full" };
    lines.set(caller, line);
    if (!(await turnOf(line, signal))) {
      if (isIdle(line)) lines.delete(caller);
      return { state: "gone" };
    }
    try {
      return { state: "done", value: await work() };
    } finally {
      end(caller, line);
    }
  };
}

function isIdle({ running, waiting }: Line): boolean {
  return running === 0 && waiting.size === 0;
}
