type Place = { readonly leave: () => void };

/** Places for work that holds something while it waits for its sender: so many of one, so many of all. Null: none is free. */
export function places({ ofOne, inAll }: { readonly ofOne: number; readonly inAll: number }): {
  readonly take: (of: string) => Place | null;
} {
  const taken: string[] = [];
  const take = (of: string) => {
    if (taken.length >= inAll || taken.filter((one) => one === of).length >= ofOne) return null;
    taken.push(of);
    return { leave: () => void taken.splice(taken.indexOf(of), 1) };
  };
  return { take };
}

/** Does so many pieces of work at a moment; the others wait, in the order in which they came. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
