import { randomUUID } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Caller } from "#domain/identity/core/types.ts";
import { type Allowance, type Bucket, take } from "#kernel/token-bucket.ts";
import { callerAddressBy, countedAddress, type ProxyTrust } from "#platform/caller-address.server.ts";
import type { Clock } from "#platform/clock.ts";
import { errorAnswer } from "./answers.ts";

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

/** What one address may ask for: far above a person, and a bound for a program. */
const PER_ADDRESS: Allowance = { capacity: 1000, perSecond: 200 };
const MOST_ADDRESSES = 50_000;

/** Answers TooManyRequestsException once an address has used up its allowance. Preflights are free: each is followed by the call it is for. */
export function addressLimit(clock: Clock, callerOf: (c: Context) => Caller): MiddlewareHandler {
  const buckets = new Map<string, Bucket>();
  return async (c, next) => {
    const { ip } = callerOf(c);
    if (ip === null || c.req.method === "OPTIONS") return next();
    const caller = countedAddress(ip);
    const taken = take(buckets.get(caller) ?? null, clock.now().getTime(), PER_ADDRESS);
    buckets.delete(caller);
    buckets.set(caller, taken.bucket);
    const oldest = buckets.size > MOST_ADDRESSES ? buckets.keys().next().value : undefined;
    if (oldest !== undefined) buckets.delete(oldest);
    if (taken.allowed) return next();
    c.header("retry-after", String(taken.retryAfterSeconds));
    return errorAnswer(c, new IdentityRefusal("TooManyRequestsException", "Too many requests"));
  };
}
