import type { Milliseconds } from "#kernel/duration.ts";
import { type FetchState, fetched, fetching, NOT_FETCHED } from "./fetch-state.ts";

/** What a section of a page waits for. */
export type Loaded<T> =
  | { readonly kind: "loading" }
  /** `retry`: asks again for just this. */
  | { readonly kind: "failed"; readonly retry?: () => void }
  | { readonly kind: "ready"; readonly value: T };

/** A load as it stands, with what is to be seen of it. */
export type Load<T> = { readonly loaded: Loaded<T>; readonly fetch: FetchState };

export const NOT_LOADED: Load<never> = { loaded: { kind: "loading" }, fetch: NOT_FETCHED };

/** Of several loads under way only the last one is told of; none any more once it is left. Loaded again, the old value stays until the new one is there. */
export function latestLoad<T>(tell: (load: Load<T>) => void, now: () => Milliseconds) {
  let latest = 0;
  let current: Load<T> = NOT_LOADED;
  const show = (load: Load<T>) => {
    current = load;
    tell(load);
  };
  return {
    load: async (load: () => Promise<T>) => {
      latest += 1;
      const mine = latest;
      show({ ...current, fetch: fetching(current.fetch) });
      const outcome = await load().then(
        (value): Load<T> => ({ loaded: { kind: "ready", value }, fetch: fetched(now()) }),
        (error: unknown): Load<T> => ({ loaded: { kind: "failed" }, fetch: fetched(now(), error) }),
      );
      if (latest === mine) show(outcome);
    },
    leave: () => {
      latest += 1;
    },
  };
}
