import { createFileRoute } from "@tanstack/react-router";
import { useBuildingSearch } from "#web/risk/search/building-option.ts";
import { findByName } from "#web/risk/search/find-guide.ts";
import { nameSearch } from "#web/risk/search/guide-search.ts";
import { SearchResultView } from "#web/risk/search/search-result.view.tsx";

export const Route = createFileRoute("/risk/search_result")({
  staticData: { name: "risk-search_result", access: "open", layout: "noindex", tracked: true, title: "マンション検索結果" },
  validateSearch: nameSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findByName(deps),
  component: SearchResult,
});

function SearchResult() {
  return <SearchResultView found={Route.useLoaderData()} search={useBuildingSearch()} />;
}
