const LONGEST = 2000;

/** A page of a tenant's own, from what an address asks for: https, one of its hosts, no port and no name of a user. Null: anything else. */
export function redirectTarget(allowedHosts: readonly string[], to: string): URL | null {
  if (to.length > LONGEST || !URL.canParse(to)) return null;
  const url = new URL(to);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isPlain && allowedHosts.includes(url.hostname) ? url : null;
}
