import { SERVICE_NAME } from "#wire/site-words.ts";

type MatchLike = {
  readonly staticData: { readonly name: string; readonly title: string };
  readonly pathname: string;
  readonly search: object;
  readonly meta?: unknown;
};

/** What of an address says which page it is, by the names of the screens; all else of it (a floor, weights, where a map stands) does not. */
const PAGE_SEARCH: Readonly<Record<string, readonly string[]>> = {
  search: ["q", "city", "kind", "area", "page"],
  news: ["id", "category", "page"],
  "risk-search_area": ["city", "town", "page"],
};

type SharedPage = { readonly title: string; readonly description: string | undefined; readonly url: string };

/** The one address of the page that is shown; null for one that search engines are to leave out, or that has no title. */
export function canonicalUrl(matches: readonly MatchLike[], origin: string): string | null {
  const tags = tagsOf(matches);
  const page = matches.at(-1);
  if (page === undefined || !tags.some((tag) => tag?.title) || tags.some((tag) => tag?.name === "robots")) return null;
  const screen = matches.findLast(({ staticData }) => staticData.title !== "");
  const kept = PAGE_SEARCH[screen?.staticData.name ?? ""] ?? [];
  const said = Object.entries(page.search).filter(([name, value]) => kept.includes(name) && value !== undefined);
  const search = new URLSearchParams(said.map(([name, value]) => [name, `${value}`]));
  const path = page.pathname === "/" ? "/" : page.pathname.replace(/(?<!\/)\/+$/, "");
  return `${origin}${encodeURI(decodeURI(path))}${search.size > 0 ? `?${search}` : ""}`;
}

/** How the page that is shown is to be named elsewhere, by the tags of its head; null where it has no canonical address. */
export function sharedPage(matches: readonly MatchLike[], origin: string): SharedPage | null {
  const url = canonicalUrl(matches, origin);
  const tags = tagsOf(matches);
  const title = tags.findLast((tag) => tag?.title)?.title;
  if (url === null || title === undefined) return null;
  const description = tags.findLast((tag) => tag?.name === "description")?.content;
  return { title: title.replace(` | ${SERVICE_NAME}`, ""), description, url };
}

function tagsOf(matches: readonly MatchLike[]): readonly Tag[] {
  return matches.flatMap(({ meta }): readonly Tag[] => (Array.isArray(meta) ? meta : []));
}

type Tag = { readonly title?: string; readonly name?: string; readonly content?: string } | undefined;
