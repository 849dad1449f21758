import { createFileRoute, notFound } from "@tanstack/react-router";
import { findNews, newsHead } from "#web/news/find-news.ts";
import { NewsView } from "#web/news/news.view.tsx";
import { newsSearch } from "#web/news/news-search.ts";

export const Route = createFileRoute("/news")({
  staticData: { name: "news", access: "open", layout: "default", tracked: true, title: "お知らせ" },
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findNews(deps);
    if (found === "unknown") throw notFound();
    return { found, head: newsHead(found) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: News,
});

function News() {
  return <NewsView found={Route.useLoaderData().found} />;
}
