import type { Context, MiddlewareHandler } from "hono";
import { type Allowance, type Bucket, type Taken, take } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import { problem } from "./problem-answer.ts";

/** Who is calling; null for calls that are not counted, such as the site's own within the process. */
export type CallerKey = (c: Context) => string | null;

/** Callers remembered at once. Beyond it the one not seen for longest is forgotten: it starts with a full bucket again. */
const REMEMBERED_CALLERS = 50_000;

/** Answers 429 with `Retry-After` once a caller has used up its allowance. */
export function rateLimit(allowance: Allowance, clock: Clock, callerKey: CallerKey): MiddlewareHandler {
  const count = countCalls(allowance, clock);
  return async (c, next) => {
    const key = callerKey(c);
    const taken = key === null ? null : count(key);
    if (taken === null || taken.allowed) return next();
    c.header("Retry-After", String(taken.retryAfterSeconds));
    return problem(c, "too-many-requests");
  };
}

/** Counts calls by caller, and says of each whether it is still within the caller's allowance. */
export function countCalls(allowance: Allowance, clock: Clock): (key: string) => Taken {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const taken = take(buckets.get(key) ?? null, clock.now().getTime(), allowance);
    buckets.delete(key);
    buckets.set(key, taken.bucket);
    forgetOldest(buckets);
    return taken;
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  if (buckets.size <= REMEMBERED_CALLERS) return;
  const { value } = buckets.keys().next();
  if (value !== undefined) buckets.delete(value);
}
