/** Work that is done again and again, each time some milliseconds after it has ended. */
export type Repeated = { readonly start: () => void; readonly stop: () => Promise<void> };

/** A failure is told to `onFailure`, and the work goes on. `stop` waits for what is under way. */
export function repeated(work: () => Promise<unknown>, everyMs: number, onFailure: (error: Error) => void): Repeated {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const later = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onFailure).finally(later);
    }, everyMs).unref();
  };
  return {
    start: () => {
      if (timer === null) later();
    },
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}
