type Counted = { readonly waiting: number; readonly late: number };

/** Queues where something waits, those with the most that is late first, and those where nothing does, as they came. */
export function orderedQueues<Queue extends Counted>(
  queues: readonly Queue[],
): { readonly busy: readonly Queue[]; readonly quiet: readonly Queue[] } {
  const busy = queues.filter(({ waiting }) => waiting > 0).toSorted((a, b) => b.late - a.late || b.waiting - a.waiting);
  return { busy, quiet: queues.filter(({ waiting }) => waiting === 0) };
}
