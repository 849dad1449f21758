/** How many calls may come at once, and how many a second after that. */
export type Allowance = { readonly capacity: number; readonly perSecond: number };

/** What is left of an allowance at an instant (milliseconds). */
export type Bucket = { readonly tokens: number; readonly at: number };

export type Taken =
  | { readonly allowed: true; readonly bucket: Bucket }
  | { readonly allowed: false; readonly bucket: Bucket; readonly retryAfterSeconds: number };

/** Takes one call out of a bucket that refills with time; null is a caller never seen, whose bucket is full. */
export function take(bucket: Bucket | null, now: number, allowance: Allowance): Taken {
  const { tokens, at } = refilled(bucket, now, allowance);
  if (tokens >= 1) return { allowed: true, bucket: { tokens: tokens - 1, at } };
  return { allowed: false, bucket: { tokens, at }, retryAfterSeconds: Math.ceil((1 - tokens) / allowance.perSecond) };
}

/** Takes out what a call turned out to cost. It may leave a debt, no deeper than the bucket, which the next call waits for. */
export function charge(bucket: Bucket | null, now: number, allowance: Allowance, cost: number): Bucket {
  const { tokens, at } = refilled(bucket, now, allowance);
  return { tokens: Math.max(-allowance.capacity, tokens - cost), at };
}

function refilled(bucket: Bucket | null, now: number, { capacity, perSecond }: Allowance): Bucket {
  const at = Math.max(now, bucket?.at ?? now);
  return { tokens: bucket ? Math.min(capacity, bucket.tokens + ((at - bucket.at) / 1000) * perSecond) : capacity, at };
}
