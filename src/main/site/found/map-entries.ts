import type { ApiClient } from "#api/client/services.ts";
import type { MapEntry } from "#domain/sharing/sitemap/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { SiteScreen } from "#web/app/found/site-screens.ts";

/** Whether a screen is one page that anybody may read and search engines may list. */
export function isListed({ access, layout, path }: SiteScreen): boolean {
  return access === "open" && layout === "default" && !path.includes("$");
}

export function pageEntries(screens: readonly SiteScreen[]): MapEntry[] {
  const listed = screens.filter(isListed).sort((a, b) => (a.path < b.path ? -1 : 1));
  return listed.map(({ path }) => ({ path, changedOn: null }));
}

/** Of each 市区町村 that is covered: its prices and risks, and its homes on offer where there are any. */
export async function areaEntries(estate: ApiClient["estate"]): Promise<MapEntry[]> {
  const market = await estate.get("/market");
  if (!market.ok) throw new Error(`the market cannot be told: ${market.problem.title}`);
  const prefectures = await estate.get("/homes/areas");
  const withHomes = prefectures.ok ? prefectures.value.items.filter(({ count }) => count > 0) : [];
  const offered = await Promise.all(
    withHomes.map(async ({ code }) => {
      const cities = await estate.get("/homes/areas", { query: { parent: code } });
      return cities.ok ? cities.value.items.filter(({ count }) => count > 0) : [];
    }),
  );
  const paths = [
    ...market.value.cities.flatMap(({ cityCode }) => [`/search?city=${cityCode}`, `/risk/search_area?city=${cityCode}`]),
    ...offered.flat().map(({ code }) => `/search?area=${code}`),
  ];
  return paths.map((path) => ({ path, changedOn: null }));
}

/** Years of news, were there one every day. */
const MOST_NEWS_PAGES = 100;

/** Every piece of news that has come out, with its day. */
export async function newsEntries(content: ApiClient["content"]): Promise<MapEntry[]> {
  const entries: MapEntry[] = [];
  for (let page = 1; page <= MOST_NEWS_PAGES; page += 1) {
    const answer = await content.get("/news", { query: { page } });
    if (!answer.ok) throw new Error(`the news cannot be told: ${answer.problem.title}`);
    const { items, total } = answer.value;
    entries.push(
      ...items.map(({ id, publishedAt }) => ({
        path: `/news?id=${encodeURIComponent(id)}`,
        changedOn: isoDateInJapan(new Date(publishedAt)),
      })),
    );
    if (items.length === 0 || entries.length >= total) break;
  }
  return entries;
}
