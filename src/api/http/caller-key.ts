import type { CallerKey } from "./rate-limit.ts";

type Environment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };

/**
 * Callers by network address: the connection's, or behind a trusted proxy the last one the proxy added to X-Forwarded-For.
 * Calls inside the process have no connection and no key.
 */
export function callerByAddress({ trustProxy }: { readonly trustProxy: boolean }): CallerKey {
  return (c) => {
    const environment: Environment | undefined = c.env;
    const connected = environment?.incoming?.socket?.remoteAddress;
    if (connected === undefined) return null;
    const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
    return forwarded || connected;
  };
}
