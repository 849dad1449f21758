import type { Milliseconds } from "#kernel/duration.ts";
import { CHUNK_TIMEOUT } from "#wire/constants.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

interface LazyPart {
  preload?: (() => Promise<unknown>) | undefined;
}

/** Rejects when a promise takes longer than the limit. The work itself cannot be stopped. */
function within<T>(promise: Promise<T>, limit: Milliseconds): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new CatalogueError("Request did not complete within {n} ms", { name: "TimeoutError", values: { n: limit } }));
    const timer = setTimeout(late, limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Gives the component of a route at most 120 s to load (specification section 9). `onLate` is told before the load fails. */
export function limitLoading(part: LazyPart | undefined, onLate: () => void, limit: Milliseconds = CHUNK_TIMEOUT): void {
  const load = part?.preload;
  if (!part || !load) return;
  part.preload = async () => {
    let isIn = false;
    const loaded = load().finally(() => {
      isIn = true;
    });
    return within(loaded, limit).catch((cause: unknown) => {
      if (!isIn) onLate();
      throw cause;
    });
  };
}

/** A loader stands in the file of its component: it is called once that is there, and fails as that does. */
export function afterPart<Given, Data>(
  loader: (given: Given) => Data | Promise<Data>,
  part: LazyPart | undefined,
): (given: Given) => Promise<Data> {
  return async (given) => {
    await part?.preload?.();
    return loader(given);
  };
}
