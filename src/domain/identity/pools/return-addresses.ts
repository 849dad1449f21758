const OWN_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether a hosted login may send a browser to this address afterwards: absolute, without a fragment or a password, by https, or by http to
 * the machine of the browser itself (RFC 8252, 7.3).
 */
export function isAllowedReturn(address: string): boolean {
  if (!URL.canParse(address) || address.includes("#")) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isSafe = protocol === "https:" || (protocol === "http:" && OWN_MACHINE.has(hostname));
  return isSafe && username === "" && password === "";
}
