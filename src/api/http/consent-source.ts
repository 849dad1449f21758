import type { Context } from "hono";
import type { CallerKey } from "./rate-limit.ts";

export type SourceDeps = {
  readonly callerKey: CallerKey;
  /** A network address as a hash that nobody turns back without a key. */
  readonly hashSource: (address: string) => string;
};

/** Where a consent comes from, for its record; null for calls without an address. */
export function sourceOf(c: Context, { callerKey, hashSource }: SourceDeps): { readonly sourceHash: string | null } {
  const address = callerKey(c);
  return { sourceHash: address === null ? null : hashSource(address) };
}
