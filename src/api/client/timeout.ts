import type { Milliseconds } from "#kernel/duration.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";

/** Resolves after that time, or at once when the signal is aborted. */
export type Wait = (time: Milliseconds, signal?: AbortSignal) => Promise<void>;

export const waitFor: Wait = (time, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal?.addEventListener("abort", end);
  });

export type Limit = {
  readonly timeout: Milliseconds;
  readonly wait: Wait;
  /** The caller's: to give up. */
  readonly signal?: AbortSignal | undefined;
};

/** Work that is given up when the time is over or the caller wants it. Rejects with `timeout` or `aborted`, even where the work goes on. */
export async function within<T>({ timeout, wait, signal }: Limit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const done = new AbortController();
  const abort = () => ending.abort(new CatalogueError("Request aborted", { name: "AbortError" }));
  const stopped = new Promise<never>((_resolve, reject) => {
    ending.signal.addEventListener("abort", () => reject(ending.signal.reason));
  });
  if (signal?.aborted) abort();
  signal?.addEventListener("abort", abort);
  void wait(timeout, done.signal).then(() => {
    if (!done.signal.aborted)
      ending.abort(new CatalogueError("Request did not complete within {n} ms", { name: "TimeoutError", values: { n: timeout } }));
  });
  try {
    return await Promise.race([stopped, ending.signal.aborted ? stopped : work(ending.signal)]);
  } finally {
    done.abort("done");
    signal?.removeEventListener("abort", abort);
  }
}
