import { callerAddressBy, countedAddress, type ProxyTrust } from "#platform/caller-address.server.ts";
import type { CallerKey } from "./rate-limit.ts";

type Environment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };

/**
 * Callers by network address: the connection's, or behind a proxy of ours the one it was forwarded for; of IPv6 the /64 network. Calls inside the
 * process have no connection and no key.
 */
export function callerByAddress({ trustProxy }: { readonly trustProxy: ProxyTrust }): CallerKey {
  const addressOf = callerAddressBy(trustProxy);
  return (c) => {
    const environment: Environment | undefined = c.env;
    const connected = environment?.incoming?.socket?.remoteAddress;
    if (connected === undefined) return null;
    return countedAddress(addressOf({ connected, forwardedFor: c.req.header("x-forwarded-for") }));
  };
}
