import { createFileRoute } from "@tanstack/react-router";
import { listDescription } from "#web/app/description/description.ts";
import { findArea } from "#web/risk/search/find-guide.ts";
import { areaSearch } from "#web/risk/search/guide-search.ts";
import { SearchAreaView } from "#web/risk/search/search-area.view.tsx";

export const Route = createFileRoute("/risk/search_area")({
  staticData: { name: "risk-search_area", access: "open", layout: "default", tracked: true, title: "エリアから探す" },
  validateSearch: areaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findArea(deps),
  head: ({ loaderData: found }) => {
    if (found?.kind !== "found") return {};
    const { city, question, list } = found;
    return {
      meta: [...listDescription({ of: "reports", where: `${city.cityName}${question.town}`, total: list.total, page: question.page })],
    };
  },
  component: SearchArea,
});

function SearchArea() {
  return <SearchAreaView found={Route.useLoaderData()} />;
}
