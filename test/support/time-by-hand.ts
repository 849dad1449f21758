type Waiting = { readonly at: number; readonly resolve: () => void };

/** Time that passes when a test says so; whoever waits is woken in order. Fits into the `Environment` of the identity client. */
export function timeByHand(start = Date.parse("2026-11-21T03:00:00Z")) {
  let now = start;
  let waiting: readonly Waiting[] = [];
  const waits: number[] = [];

  const wait = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve) => {
      const one = { at: now + ms, resolve };
      waits.push(ms);
      waiting = [...waiting, one];
      signal?.addEventListener("abort", () => {
        waiting = waiting.filter((other) => other !== one);
        resolve();
      });
    });

  async function pass(ms: number): Promise<void> {
    const end = now + ms;
    await settled();
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      waiting = waiting.filter((other) => other !== next);
      now = next.at;
      next.resolve();
      await settled();
    }
    now = end;
  }

  return {
    now: () => now,
    wait,
    pass,
    /** How long each wait was asked to be, in order. */
    waits,
    /** How many wait at this moment. */
    waiting: () => waiting.length,
  };
}

/** Lets everything run that waits for nothing but its turn. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
