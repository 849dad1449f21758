import { createFileRoute } from "@tanstack/react-router";
import { findHub } from "#web/price/hub/find-hub.ts";
import { HubView } from "#web/price/hub/hub.view.tsx";
import { hubSearch } from "#web/price/place/hub-search.ts";
import { usePlaceSearch } from "#web/price/place/use-place-search.ts";

export const Route = createFileRoute("/search/")({
  staticData: { name: "search", access: "open", layout: "default", tracked: true, title: "物件・マンション検索" },
  validateSearch: hubSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findHub(deps),
  component: Search,
});

function Search() {
  return <HubView hub={Route.useLoaderData()} search={usePlaceSearch()} />;
}
