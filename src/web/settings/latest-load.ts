/** What a section of a page waits for. */
export type Loaded<T> = { readonly kind: "loading" } | { readonly kind: "failed" } | { readonly kind: "ready"; readonly value: T };

/** Of several loads under way only the last one is told of; none any more once it is left. */
export function latestLoad<T>(tell: (loaded: Loaded<T>) => void) {
  let latest = 0;
  return {
    load: async (load: () => Promise<T>) => {
      latest += 1;
      const mine = latest;
      const outcome = await load().then(
        (value): Loaded<T> => ({ kind: "ready", value }),
        (): Loaded<T> => ({ kind: "failed" }),
      );
      if (latest === mine) tell(outcome);
    },
    leave: () => {
      latest += 1;
    },
  };
}
