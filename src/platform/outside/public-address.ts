import ipaddr from "ipaddr.js";

/** Beside what the registries set apart: the first of IPv6's global addresses, and a metadata service that sits among public ones (Azure). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
const METADATA: ReadonlySet<string> = new Set(["168.63.129.16"]);
/** Last labels of names that no public server has (RFC 6761, RFC 6762, RFC 8375; `internal` is set apart by ICANN). */
const INSIDE: ReadonlySet<string> = new Set(["localhost", "local", "internal", "invalid", "test", "onion", "home.arpa"]);

/** Whether a network address is one of the public internet; an IPv4 address that is wrapped in IPv6 counts as what it wraps. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  if (read.range() !== "unicast") return false;
  return read instanceof ipaddr.IPv6 ? read.match(GLOBAL_IPV6) : !METADATA.has(read.toString());
}

/** Whether a host, as `URL` writes it, is a number, and not of the public internet. */
export function isPrivateNumber(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(host) && !isPublicAddress(host);
}

/** Whether a host, as `URL` writes it, can lead nowhere outside: such a number, a name of one label, or one that is set apart. Where any other name leads only a look-up tells. */
export function isInside(hostname: string): boolean {
  if (hostname.startsWith("[") || ipaddr.isValid(hostname)) return isPrivateNumber(hostname);
  const labels = hostname.replace(/\.$/, "").split(".");
  return labels.length === 1 || INSIDE.has(labels.slice(-1).join(".")) || INSIDE.has(labels.slice(-2).join("."));
}
