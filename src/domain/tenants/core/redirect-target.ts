import type { OwnPage, Tenant } from "./types.ts";

const LONGEST = 2000;

/** A page of a tenant's own, from what an address asks for: https, one of its hosts, no port and no name of a user. Null: anything else. */
export function redirectTarget(allowedHosts: readonly string[], to: string): URL | null {
  if (to.length > LONGEST || !URL.canParse(to)) return null;
  const url = new URL(to);
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  return isPlain && allowedHosts.includes(url.hostname) ? url : null;
}

/** What leads from a home of the office's own to its page there: the address on the site that counts the press. Null: the page is on no host of the tenant. */
export function ownPageLink(
  { key, name, allowedHosts }: Pick<Tenant, "key" | "name" | "allowedHosts">,
  { home, page }: { readonly home: string; readonly page: string },
): OwnPage | null {
  const target = redirectTarget(allowedHosts, page);
  if (!target) return null;
  const search = new URLSearchParams({ t: key, to: target.href, home });
  return { label: `${name}のページで見る`, target: target.href, path: `/recommender/redirect?${search}` };
}
