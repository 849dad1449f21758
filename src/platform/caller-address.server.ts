import { BlockList, isIP } from "node:net";

/**
 * Whose `X-Forwarded-For` is believed. none: nobody's. hops: that many proxies of ours stand one behind the other, whatever their addresses.
 * addresses: proxies of ours have these addresses, single ones or networks (10.0.0.0/8).
 */
export type ProxyTrust =
  | { readonly kind: "none" }
  | { readonly kind: "hops"; readonly hops: number }
  | { readonly kind: "addresses"; readonly addresses: readonly string[] };

export const NO_PROXY: ProxyTrust = { kind: "none" };

/** More than anybody puts in front of a site. */
const MOST_HOPS = 9;

/** Reads the setting: `none`, a number of hops, or addresses and networks with commas between them. Null: it is none of these. */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (text === "none") return NO_PROXY;
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= MOST_HOPS ? { kind: "hops", hops } : null;
  }
  const addresses = text.split(",").map((part) => part.trim());
  return addresses.every(isAddressOrNetwork) ? { kind: "addresses", addresses } : null;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** The address of the connection and of everybody it was forwarded for. */
type Way = { readonly connected: string; readonly forwardedFor: string | null | undefined };

/**
 * Answers who called: the address of the connection, or where that is a proxy of ours the rightmost address of `X-Forwarded-For` that none of ours
 * has (RFC 7239, section 8.1: what stands left of it anybody may have written). An IPv4 address within IPv6 is shown as IPv4.
 */
export function callerAddressBy(trust: ProxyTrust): (way: Way) => string {
  if (trust.kind === "none") return ({ connected }) => plainAddress(connected);
  const isOurs = trust.kind === "hops" ? (_: string, hop: number) => hop < trust.hops : proxyList(trust.addresses);
  return ({ connected, forwardedFor }) => {
    let caller = plainAddress(connected);
    const before = (forwardedFor ?? "").split(",").reverse();
    for (const [hop, text] of before.entries()) {
      if (!isOurs(caller, hop)) break;
      const address = addressIn(text);
      // What cannot be read is told of by a proxy of ours: nobody beyond it is known.
      if (address === null) break;
      caller = address;
    }
    return caller;
  };
}

function proxyList(addresses: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const text of addresses) {
    const [address = "", bits] = text.split("/");
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** An address as proxies write it: some add the port, and IPv6 then stands in brackets. */
function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  return isIP(bare) === 0 ? null : plainAddress(bare);
}

function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_LINE = 3;

/** The name under which a caller is counted: an IPv4 address, or of IPv6 the /64 network, all of whose addresses one line has. */
export function countedAddress(address: string): string {
  const plain = plainAddress(address);
  if (isIP(plain) !== 6) return plain;
  // A URL writes every address in one way, without a zone.
  const canonical = new URL(`http://[${plain.split("%")[0]}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  return `${[...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK).join(":")}::/64`;
}

/**
 * The same in wider strokes, for what one caller must not have much of: of IPv6 the /48 network, as large as what a single line or a rented machine is given
 * at most (RFC 6177). Takes what {@link countedAddress} answers.
 */
export function countedLine(counted: string): string {
  return counted.endsWith("::/64") ? `${counted.split(":").slice(0, GROUPS_OF_A_LINE).join(":")}::/48` : counted;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === "::1" || /^127\./.test(plainAddress(address));
}
