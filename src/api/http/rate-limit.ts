import type { Context, MiddlewareHandler } from "hono";
import { type Allowance, type Bucket, charge, type Taken, take } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import { problem } from "./problem-answer.ts";

/** Who is calling; null for calls that are not counted, such as the site's own within the process. */
export type CallerKey = (c: Context) => string | null;

/** Callers remembered at once. Beyond it the one not seen for longest is forgotten: it starts with a full bucket again. */
const REMEMBERED_CALLERS = 50_000;

type InWords = (c: Context) => Promise<Response> | null;

/** Answers 429 with `Retry-After` once a caller has used up its allowance. `inWords`: what whoever reads no problem is answered instead; null: they do. */
export function rateLimit(allowance: Allowance, clock: Clock, callerKey: CallerKey, inWords: InWords = () => null): MiddlewareHandler {
  const count = countCalls(allowance, clock);
  return async (c, next) => {
    const key = callerKey(c);
    const taken = key === null ? null : count(key);
    if (taken === null || taken.allowed) return next();
    c.header("Retry-After", String(taken.retryAfterSeconds));
    return (await inWords(c)) ?? problem(c, "too-many-requests");
  };
}

/** Counts calls by caller, and says of each whether it is still within the caller's allowance. */
export function countCalls(allowance: Allowance, clock: Clock): (key: string) => Taken {
  return spending(allowance, clock).take;
}

export type Spending = {
  /** Takes one, and says whether it was there. */
  readonly take: (key: string) => Taken;
  /** Takes what a call cost beyond that. */
  readonly charge: (key: string, cost: number) => void;
};

/** Counts by caller what calls cost, of which more is known once they are answered. */
export function spending(allowance: Allowance, clock: Clock): Spending {
  const buckets = new Map<string, Bucket>();
  const now = () => clock.now().getTime();
  const keep = (key: string, bucket: Bucket) => {
    buckets.delete(key);
    buckets.set(key, bucket);
    forgetOldest(buckets);
  };
  return {
    take: (key) => {
      const taken = take(buckets.get(key) ?? null, now(), allowance);
      keep(key, taken.bucket);
      return taken;
    },
    charge: (key, cost) => keep(key, charge(buckets.get(key) ?? null, now(), allowance, cost)),
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  if (buckets.size <= REMEMBERED_CALLERS) return;
  const { value } = buckets.keys().next();
  if (value !== undefined) buckets.delete(value);
}
