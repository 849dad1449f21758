import { createFileRoute } from "@tanstack/react-router";
import { listDescription } from "#web/app/description/description.ts";
import { findArea } from "#web/risk/search/find-guide.ts";
import { areaSearch } from "#web/risk/search/guide-search.ts";
import { SearchAreaView } from "#web/risk/search/search-area.view.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/risk/search_area")({
  staticData: { name: "risk-search_area", access: "open", layout: "default", tracked: true, title: "エリアから探す" },
  validateSearch: areaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findArea(deps),
  head: ({ loaderData: found }) => {
    if (found?.kind !== "found") return {};
    const { city, question, list } = found;
    const where = `${city.cityName}${question.town}`;
    const description = listDescription({ of: "reports", where, total: list.total, page: question.page });
    return { meta: [{ title: `${where}のリスク診断 | ${SERVICE_NAME}` }, ...description] };
  },
  component: SearchArea,
});

function SearchArea() {
  return <SearchAreaView found={Route.useLoaderData()} />;
}
