import type { ApiClient } from "#api/client/services.ts";
import type { MapEntry } from "#domain/sharing/types.ts";
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
