import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, request } from "undici";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

/** Why nothing was read from an address that somebody else wrote. */
export type OutsideRefusal = "address-not-allowed" | "too-large" | "too-slow" | "too-many-redirects" | "bad-status" | "unreachable";

export type OutsideFetch = (address: string) => Promise<Result<Uint8Array, OutsideRefusal>>;

type Rules = {
  readonly mostBytes: number;
  /** For the whole of it, redirects included. */
  readonly patience?: Milliseconds;
  /** Names to addresses, as the system does it. */
  readonly lookup?: typeof systemLookup;
  /** Hosts with their ports that may be asked although they are no public ones: what stands for the outside in development and tests. */
  readonly alsoAllowed?: readonly string[];
};

const MOST_HOPS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const PORTS: ReadonlySet<string> = new Set(["", "80", "443"]);

/**
 * Reads what lies at an address that is not ours to trust (server-side request forgery): http(s) on its usual port alone, at public network addresses alone. Each
 * name is resolved once, and the connection goes to just the address that was looked at, at the first call and at each redirect.
 */
export function outsideFetch({ mostBytes, patience = seconds(15), lookup = systemLookup, alsoAllowed = [] }: Rules): OutsideFetch {
  const guarded = new Agent({ connect: { lookup: publicLookup(lookup) }, connections: 4, pipelining: 0, maxHeaderSize: 16_384 });
  const free = new Agent({ connections: 4, pipelining: 0 });
  const dispatcherFor = (url: URL) => {
    if (alsoAllowed.includes(url.host)) return free;
    return mayBeAsked(url) ? guarded : null;
  };
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    let url = parsed(address);
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const dispatcher = url && dispatcherFor(url);
      if (!url || !dispatcher) return refused("address-not-allowed");
      try {
        const answer = await request(url, {
          dispatcher,
          signal,
          headersTimeout: patience,
          bodyTimeout: patience,
          headers: { accept: "image/*" },
        });
        if (!REDIRECTS.has(answer.statusCode)) return await bodyOf(answer, mostBytes);
        await answer.body.dump();
        const { location = "" } = answer.headers;
        url = parsed(String(location), url);
      } catch (error) {
        return refused(reasonOf(error, signal));
      }
    }
    return refused("too-many-redirects");
  };
}

type Answer = Awaited<ReturnType<typeof request>>;

async function bodyOf({ statusCode, headers, body }: Answer, most: number): Promise<Result<Uint8Array, OutsideRefusal>> {
  const isTooLarge = Number(headers["content-length"] ?? 0) > most;
  if (statusCode !== 200 || isTooLarge) {
    // Nobody reads on; that it was cut is no failure.
    body.on("error", () => undefined).destroy();
    return refused(isTooLarge ? "too-large" : "bad-status");
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) return refused("too-large");
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}

function reasonOf(error: unknown, signal: AbortSignal): OutsideRefusal {
  if (signal.aborted || (error instanceof Error && /Timeout/.test(error.name))) return "too-slow";
  return hasCause(error, NotPublic) ? "address-not-allowed" : "unreachable";
}

function hasCause(error: unknown, kind: typeof NotPublic): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof kind) return true;
  return false;
}

class NotPublic extends Error {
  override readonly name = "NotPublic";
}

function parsed(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url : null;
}

/** Where the host is a number already, nothing will be looked up. */
function mayBeAsked({ hostname, port, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return PORTS.has(port) && username === "" && password === "" && (isIP(host) === 0 || isPublicAddress(host));
}

/** Whether a network address is one of the public internet; an IPv4 address that is wrapped in IPv6 counts as what it wraps. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";
}

function publicLookup(lookup: typeof systemLookup): LookupFunction {
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
