import { createFileRoute } from "@tanstack/react-router";
import { findByName } from "../../risk/find-guide.ts";
import { nameSearch } from "../../risk/guide-search.ts";
import { SearchResultScreen } from "../../risk/search-result.screen.tsx";

export const Route = createFileRoute("/risk/search_result")({
  staticData: { name: "risk-search_result", access: "open", layout: "noindex", tracked: true, title: "マンション検索結果" },
  validateSearch: nameSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findByName(deps),
  component: SearchResult,
});

function SearchResult() {
  return <SearchResultScreen found={Route.useLoaderData()} />;
}
