import ipaddr from "ipaddr.js";
import { getDomain } from "tldts";

const HOST = /^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/;
const MOST_HOST_LETTERS = 255;
/** The ports of http and https: browsers leave them out, so that no caller would ever fit. */
const NAMED_BY_NOBODY = /:(80|443)$/;

/** Whether this names hosts: `www.example.co.jp`, `*.example.co.jp` (what one owner has behind the star, which `*.co.jp` or `*.github.io` is not), `localhost:3000`. */
export function isHostRule(text: string): boolean {
  if (text.length > MOST_HOST_LETTERS || !HOST.test(text) || NAMED_BY_NOBODY.test(text)) return false;
  return !text.startsWith("*.") || isOfOneOwner(text.slice(2).replace(/:\d+$/, ""));
}

/** Below a suffix of the Public Suffix List anybody may have a name, and below some (`yokohama.jp`) every name is such a suffix. */
function isOfOneOwner(name: string): boolean {
  return [name, `a.${name}`].every((one) => getDomain(one, { allowPrivateDomains: true }) !== null);
}

/** Whether a host may use a key that names these. `*.` stands for one label or more, and not for none. */
export function isHostAllowed(host: string, rules: readonly string[]): boolean {
  const asked = host.toLowerCase();
  return rules.some((rule) => (rule.startsWith("*.") ? asked.endsWith(rule.slice(1)) && asked.length > rule.length - 1 : asked === rule));
}

/** Whether this is an address or a network: `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isAddressRule(text: string): boolean {
  return networkOf(text) !== null;
}

/** Whether an address lies in one of these. An IPv4 address within IPv6 is one of IPv4. */
export function isAddressAllowed(address: string, rules: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return rules.some((rule) => {
    const network = networkOf(rule);
    return network !== null && network[0].kind() === asked.kind() && asked.match(network);
  });
}

type Network = ReturnType<typeof ipaddr.parseCIDR>;

function networkOf(text: string): Network | null {
  if (text.includes("/")) return ipaddr.isValidCIDR(text) ? narrowed(plainNetwork(ipaddr.parseCIDR(text))) : null;
  // Shorter ways to write an address (`127.1`) are read by nobody as they are meant.
  if (!ipaddr.IPv6.isValid(text) && !ipaddr.IPv4.isValidFourPartDecimal(text)) return null;
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128] as Network;
}

/** A network that holds all addresses restricts nobody. */
function narrowed(network: Network | null): Network | null {
  return network !== null && network[1] > 0 ? network : null;
}

const BITS_BEFORE_IPV4 = 96;

/** Of IPv4 addresses within IPv6 the network of IPv4, as which they are asked; null: it reaches beyond them, which nobody means. */
function plainNetwork([address, bits]: Network): Network | null {
  if (!(address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())) return [address, bits];
  return bits < BITS_BEFORE_IPV4 ? null : [address.toIPv4Address(), bits - BITS_BEFORE_IPV4];
}
