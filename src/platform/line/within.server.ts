import type { Milliseconds } from "#kernel/duration.ts";

/** Rejects when the time is over. What was asked may still be taken: the retry key then says so. */
export async function within<T>(asked: Promise<T>, timeout: Milliseconds): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`LINE did not answer within ${timeout} ms`)), timeout);
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}
