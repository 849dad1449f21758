import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context, MiddlewareHandler } from "hono";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { type Allowance, type Bucket, charge, take } from "#kernel/token-bucket.ts";
import { callerAddressBy, countedAddress, type ProxyTrust } from "#platform/caller-address.server.ts";
import type { Clock } from "#platform/clock.ts";
import { errorAnswer } from "./answers.ts";
import { callCost } from "./call-cost.ts";

/** Browsers write a few hundred characters. */
const MOST_AGENT = 500;

type Environment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };

/** Who calls: the address of the connection, or behind a proxy of ours the one it was forwarded for. Calls within the process have none. */
export function callerBy({ trustProxy }: { readonly trustProxy: ProxyTrust }): (c: Context) => Caller {
  const addressOf = callerAddressBy(trustProxy);
  return (c) => {
    const environment: Environment | undefined = c.env;
    const connected = environment?.incoming?.socket?.remoteAddress;
    const forwardedFor = c.req.header("x-forwarded-for");
    const userAgent = c.req.header("user-agent")?.slice(0, MOST_AGENT) ?? null;
    return { ip: connected === undefined ? null : addressOf({ connected, forwardedFor }), requestId: randomUUID(), userAgent };
  };
}

/** The name under which a caller's address is counted; null for calls within the process. */
export function countedCaller(callerOf: (c: Context) => Caller): (c: Context) => string | null {
  return (c) => {
    const { ip } = callerOf(c);
    return ip === null ? null : countedAddress(ip);
  };
}

/**
 * What one address may ask for: far above a person, and a bound for a program. An office of 200 people who sign in within the same half minute, with seven
 * calls a sign-in of which two cost much, uses less than half of it.
 */
const PER_ADDRESS: Allowance = { capacity: 1000, perSecond: 200 };
const MOST_ADDRESSES = 50_000;

/** Who asks again as soon as it is refused would have the processor refuse it without end. Beyond so many that wait, each is refused at once. */
const REFUSED_AFTER_MS = 200;
const MOST_REFUSED_LATER = 1000;

/**
 * Answers TooManyRequestsException once an address has used up its allowance, of which each call takes what it costs. Preflights are free: each is
 * followed by the call it is for.
 */
export function addressLimit(clock: Clock, callerKey: (c: Context) => string | null): MiddlewareHandler {
  const buckets = new Map<string, Bucket>();
  let refusedLater = 0;
  const spend = (caller: string, cost: number) => {
    const now = clock.now().getTime();
    const taken = take(buckets.get(caller) ?? null, now, PER_ADDRESS);
    buckets.delete(caller);
    buckets.set(caller, taken.allowed ? charge(taken.bucket, now, PER_ADDRESS, cost - 1) : taken.bucket);
    const oldest = buckets.size > MOST_ADDRESSES ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    return taken;
  };
  return async (c, next) => {
    const caller = callerKey(c);
    const { method, path } = c.req;
    if (caller === null || method === "OPTIONS") return next();
    const taken = spend(caller, callCost({ method, path, target: c.req.header("x-amz-target") ?? "" }));
    if (taken.allowed) return next();
    if (refusedLater < MOST_REFUSED_LATER) {
      refusedLater += 1;
      await sleep(REFUSED_AFTER_MS);
      refusedLater -= 1;
    }
    c.header("retry-after", String(taken.retryAfterSeconds));
    return errorAnswer(c, new IdentityRefusal("TooManyRequestsException", "Too many requests"));
  };
}
