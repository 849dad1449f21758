import { callerAddressBy, countedAddress, countedLine, type ProxyTrust } from "#platform/caller-address.server.ts";
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

/** The same callers, of IPv6 by the /48 network: for what is scarce, of which a line with many networks would have as much as it likes. */
export function callerByLine(callerKey: CallerKey): CallerKey {
  return (c) => {
    const key = callerKey(c);
    return key === null ? null : countedLine(key);
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
