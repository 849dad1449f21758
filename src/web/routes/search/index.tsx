import { createFileRoute, useRouter } from "@tanstack/react-router";
import { findHub } from "../../search/find-hub.ts";
import { HubView } from "../../search/hub.view.tsx";
import { hubSearch } from "../../search/hub-search.ts";
import { usePlaceSearch } from "../../search/use-place-search.ts";

export const Route = createFileRoute("/search/")({
  staticData: { name: "search", access: "open", layout: "default", tracked: true, title: "物件・マンション検索" },
  validateSearch: hubSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findHub(deps),
  component: Search,
});

function Search() {
  const router = useRouter();
  return <HubView hub={Route.useLoaderData()} search={usePlaceSearch()} onRetry={() => void router.invalidate()} />;
}
