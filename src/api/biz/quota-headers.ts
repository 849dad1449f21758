import type { Context } from "hono";
import { serializeList } from "structured-headers";
import { problem } from "#api/http/problem-answer.ts";
import type { QuotaPolicy, QuotaRefusal, QuotaState } from "#domain/api-access/types.ts";

/** `RateLimit` and `RateLimit-Policy` as draft-ietf-httpapi-ratelimit-headers writes them: one item a policy, structured (RFC 9651). */
export function quotaHeaders(policies: readonly (Omit<QuotaPolicy, "name"> & { readonly name: string })[]): {
  readonly limit: string;
  readonly policy: string;
} {
  return {
    limit: serializeList(policies.map(({ name, remaining, resetSeconds }) => [name, numbers({ r: remaining, t: resetSeconds })])),
    policy: serializeList(policies.map(({ name, calls, windowSeconds }) => [name, numbers({ q: calls, w: windowSeconds })])),
  };
}

function numbers(values: Readonly<Record<string, number | null>>): Map<string, number> {
  return new Map(Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Says what is left. `givenBack`: calls that were taken and cost nothing in the end. */
export function tellQuota(c: Context, { policies }: QuotaState, givenBack = 0): void {
  const told = policies.map((one) => (one.name === "burst" ? one : { ...one, remaining: Math.min(one.calls, one.remaining + givenBack) }));
  const { limit, policy } = quotaHeaders(told);
  c.header("RateLimit", limit);
  c.header("RateLimit-Policy", policy);
}

/** 429: which limit, and when calls are counted anew. */
export function refuseQuota(c: Context, { exceeded, retryAfterSeconds, state }: QuotaRefusal) {
  tellQuota(c, state);
  if (retryAfterSeconds === null) return problem(c, "quota-exceeded", { reason: exceeded });
  c.header("Retry-After", String(retryAfterSeconds));
  const resetAt = new Date(state.takenAt.getTime() + retryAfterSeconds * 1000).toISOString();
  return problem(c, "quota-exceeded", { reason: exceeded, resetAt });
}
