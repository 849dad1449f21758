/** Runs a task when its turn comes; null at once when too many wait already. */
export type WorkQueue = <T>(task: () => Promise<T>) => Promise<T> | null;

/** Lets so many tasks run at once, and so many more wait, first come first served. */
export function createWorkQueue({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): WorkQueue {
  const turns: (() => void)[] = [];
  let running = 0;
  const finish = () => {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  };
  const turn = async () => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => turns.push(resolve));
  };
  const inTurn = async <T>(task: () => Promise<T>) => {
    await turn();
    try {
      return await task();
    } finally {
      finish();
    }
  };
  return (task) => (running >= atOnce && turns.length >= waiting ? null : inTurn(task));
}
