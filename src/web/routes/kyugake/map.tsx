import { createFileRoute } from "@tanstack/react-router";
import { flaggedQuestion, keptFlaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { findMap } from "#web/kyugake/map/find-map.ts";
import { MapScreen } from "#web/kyugake/map/map.screen.tsx";

export const Route = createFileRoute("/kyugake/map")({
  staticData: { name: "kyugake-map", access: "open", layout: "default", tracked: true, title: "九掛けマップ" },
  validateSearch: keptFlaggedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findMap(flaggedQuestion(deps), false),
  component: KyugakeMap,
});

function KyugakeMap() {
  const found = Route.useLoaderData();
  // Other conditions are another map: what was asked of the former is forgotten.
  return <MapScreen key={JSON.stringify(Route.useSearch())} found={found} />;
}
