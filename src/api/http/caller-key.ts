import { callerAddressBy, countedAddress, type ProxyTrust } from "#platform/caller-address.server.ts";
import type { CallerKey } from "./rate-limit.ts";

type Trust = { readonly trustProxy: ProxyTrust };
type Environment = { readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } } };

/**
 * Callers by network address: the connection's, or behind a proxy of ours the one it was forwarded for; of IPv6 the /64 network. Calls inside the
 * process have no connection and no key.
 */
export function callerByAddress(trust: Trust): CallerKey {
  const addressOf = callerAddress(trust);
  return (c) => {
    const address = addressOf(c);
    return address === null ? null : countedAddress(address);
  };
}

/** The whole address of a caller; null: within the process. */
export function callerAddress({ trustProxy }: Trust): CallerKey {
  const addressOf = callerAddressBy(trustProxy);
  return (c) => {
    const environment: Environment | undefined = c.env;
    const connected = environment?.incoming?.socket?.remoteAddress;
    return connected === undefined ? null : addressOf({ connected, forwardedFor: c.req.header("x-forwarded-for") });
  };
}
