/** Runs tasks of the same key one after the other; null at once when too many of that key wait. */
export type Turns = <T>(key: string, task: () => Promise<T>) => Promise<T> | null;

/** With it, passwords sent at the same moment are counted one by one, and none is tried on a lock that the one before has just closed. */
export function createTurns({ waiting }: { readonly waiting: number }): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return (key, task) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > waiting) return null;
    lines.set(key, line);
    line.length += 1;
    const turn = line.last.then(task).finally(() => {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    });
    line.last = turn.catch(() => undefined);
    return turn;
  };
}
