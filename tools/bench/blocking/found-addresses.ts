import type { KnownPlaces } from "#tools/watched/known-places.ts";
import type { LargeCall } from "./largest-calls.ts";

const OF_ANY_SITE = ["/robots.txt", "/sitemap.xml", "/news/rss.xml", "/news/atom.xml", "/share/site.png", "/share/screens/kyugake.png"];

/** What search engines and other sites ask for: the map of the site with each of its files, feeds, and a card of each kind, none of which was made before. */
export async function foundAddresses(siteUrl: string, { towns, buildings, homes }: KnownPlaces): Promise<LargeCall[]> {
  const index = await fetch(`${siteUrl}/sitemap.xml`);
  if (!index.ok) throw new Error(`the map of the site: ${index.status}`);
  const files = [...(await index.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  const city = towns[0]?.cityCode;
  const cards = [
    ...homes.keys.slice(0, 3).map((key) => `/share/homes/${encodeURIComponent(key)}.png`),
    ...buildings.slice(0, 3).map((key) => `/share/risk/${encodeURIComponent(key)}.png`),
    ...(city === undefined ? [] : [`/share/areas/${city}.png`, `/share/risk-areas/${city}.png`]),
  ];
  return [...OF_ANY_SITE, ...files, ...cards].map((address) => ({ address, isMembers: false }));
}
