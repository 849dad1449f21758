import { createFileRoute } from "@tanstack/react-router";
import { findArea } from "#web/risk/search/find-guide.ts";
import { areaSearch } from "#web/risk/search/guide-search.ts";
import { SearchAreaView } from "#web/risk/search/search-area.view.tsx";

export const Route = createFileRoute("/risk/search_area")({
  staticData: { name: "risk-search_area", access: "open", layout: "default", tracked: true, title: "エリアからマンションを探す" },
  validateSearch: areaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findArea(deps),
  component: SearchArea,
});

function SearchArea() {
  return <SearchAreaView found={Route.useLoaderData()} />;
}
