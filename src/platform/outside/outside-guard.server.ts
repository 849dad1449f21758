import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent } from "undici";
import { isPrivateNumber, isPublicAddress } from "./public-address.ts";

export type NameLookup = typeof systemLookup;

export type GuardRules = {
  readonly schemes: readonly ("http:" | "https:")[];
  /** Names to addresses, as the system does it. */
  readonly lookup?: NameLookup | undefined;
  /** Hosts with their ports that may be asked although they are no public ones: what stands for the outside in development and tests. */
  readonly alsoAllowed?: readonly string[] | undefined;
  readonly connections: number;
  /** As `URL` writes them: the usual one of the scheme is empty. */
  readonly ports: readonly string[];
};

/** By what an address that somebody else wrote may be asked; null: it may not. */
export type OutsideGuard = (url: URL) => Agent | null;

const MOST_HEADER_BYTES = 16_384;

/**
 * The one way to addresses that are not ours to trust (server-side request forgery): on usual ports alone, at public network addresses alone. No connection is
 * kept, so that each call resolves its name anew, once, and goes to just the address that was looked at.
 */
export function outsideGuard({ schemes, ports, lookup = systemLookup, alsoAllowed = [], connections }: GuardRules): OutsideGuard {
  const usual = { connections, pipelining: 0, maxHeaderSize: MOST_HEADER_BYTES };
  const guarded = new Agent({ ...usual, connect: { lookup: publicLookup(lookup) } });
  const free = new Agent(usual);
  return (url) => {
    if (alsoAllowed.includes(url.host)) return free;
    const isUsual = schemes.some((scheme) => scheme === url.protocol) && ports.includes(url.port);
    return isUsual && mayBeAsked(url) ? guarded : null;
  };
}

/** Whether an error says that a name leads to an address that may not be asked. */
export function isNotPublic(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof NotPublic) return true;
  return false;
}

class NotPublic extends Error {
  override readonly name = "NotPublic";
}

/** Where the host is a number already, nothing will be looked up. */
function mayBeAsked({ hostname, username, password }: URL): boolean {
  return username === "" && password === "" && !isPrivateNumber(hostname);
}

function publicLookup(lookup: NameLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "", 0);
      const [first] = found;
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(new NotPublic(`${hostname} is at an address that is not public`), "", 0);
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
}
