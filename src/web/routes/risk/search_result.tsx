import { createFileRoute, redirect } from "@tanstack/react-router";
import { findByName } from "#web/risk/search/find-guide.ts";
import { nameSearch } from "#web/risk/search/guide-search.ts";
import { foundOption, usePlaceSearch } from "#web/risk/search/place-option.ts";
import { SearchResultView } from "#web/risk/search/search-result.view.tsx";

export const Route = createFileRoute("/risk/search_result")({
  staticData: { name: "risk-search_result", access: "open", layout: "noindex", tracked: true, title: "リスク診断の検索結果" },
  validateSearch: nameSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findByName(deps);
    if (found.kind === "found" && found.only !== null) throw redirect({ ...foundOption(found.only).target, replace: true });
    return found;
  },
  component: SearchResult,
});

function SearchResult() {
  return <SearchResultView found={Route.useLoaderData()} search={usePlaceSearch()} />;
}
