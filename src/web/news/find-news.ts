import { type ApiClient, apiClient, type NewsEntryResponse, type NewsPageResponse } from "#api/client/client.ts";
import { CATEGORY_WORDS } from "#domain/content/news-categories.ts";
import { NEWS_CATEGORIES, type NewsCategory } from "#domain/content/types.ts";
import { ATOM_PATH, RSS_PATH } from "#wire/content/news-feeds.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import type { NewsSearch } from "./news-search.ts";

export type NewsFound =
  | { readonly kind: "list"; readonly page: NewsPageResponse; readonly category: NewsCategory | null }
  | { readonly kind: "entry"; readonly entry: NewsEntryResponse }
  | { readonly kind: "failed" };

/** A piece of news, or a page of the list. `unknown`: there is no such piece, and no such kind. */
export async function findNews(search: NewsSearch, content: ApiClient["content"] = apiClient().content): Promise<NewsFound | "unknown"> {
  if (search.id !== undefined) {
    const found = await content.get("/news/{id}", { path: { id: search.id } });
    if (found.ok) return { kind: "entry", entry: found.value };
    return found.problem.status === 404 ? "unknown" : { kind: "failed" };
  }
  const category = NEWS_CATEGORIES.find((each) => each === search.category) ?? null;
  if (search.category !== undefined && category === null) return "unknown";
  const { page = 1 } = search;
  const found = await content.get("/news", { query: { page, ...(category === null ? {} : { category }) } });
  return found.ok ? { kind: "list", page: found.value, category } : { kind: "failed" };
}

const FEEDS = [
  { rel: "alternate", type: "application/rss+xml", title: `${SERVICE_NAME}のお知らせ（RSS）`, href: RSS_PATH },
  { rel: "alternate", type: "application/atom+xml", title: `${SERVICE_NAME}のお知らせ（Atom）`, href: ATOM_PATH },
];

/** What the head of the page says beside what every page does: where its feeds are, and of one piece its own title and text. */
export function newsHead(found: NewsFound) {
  if (found.kind === "list" && found.category !== null)
    return { links: FEEDS, meta: [{ name: "description", content: listText(found.category) }] };
  if (found.kind !== "entry") return { links: FEEDS, meta: [] };
  const { title, summary } = found.entry;
  return { links: FEEDS, meta: [{ title: `${title} | ${SERVICE_NAME}` }, { name: "description", content: summary }] };
}

function listText(category: NewsCategory): string {
  return `まちのねのお知らせのうち、「${CATEGORY_WORDS[category]}」だけの一覧です。新しい順に、日付と要点を示します。ほかの種類のお知らせも、同じ画面で選べます。`;
}
