import { createFileRoute, useRouter } from "@tanstack/react-router";
import { findArea } from "../../risk/find-guide.ts";
import { areaSearch } from "../../risk/guide-search.ts";
import { SearchAreaView } from "../../risk/search-area.view.tsx";

export const Route = createFileRoute("/risk/search_area")({
  staticData: { name: "risk-search_area", access: "open", layout: "default", tracked: true, title: "エリアからマンションを探す" },
  validateSearch: areaSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findArea(deps),
  component: SearchArea,
});

function SearchArea() {
  const router = useRouter();
  return <SearchAreaView found={Route.useLoaderData()} onRetry={() => void router.invalidate()} />;
}
