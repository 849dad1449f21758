import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { flaggedQuestion, flaggedSearch, keptFlaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { findMap } from "#web/kyugake/map/find-map.ts";
import { FullmapScreen, useFullmapView } from "#web/kyugake/map/fullmap.screen.tsx";

export const Route = createFileRoute("/kyugake/fullmap")({
  staticData: { name: "kyugake-fullmap", access: "open", layout: "noindex", tracked: true, title: "九掛けマップ（全画面）" },
  validateSearch: keptFlaggedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findMap(flaggedQuestion(deps), true),
  component: Fullmap,
});

function Fullmap() {
  const found = Route.useLoaderData();
  const view = useFullmapView();
  const navigate = useNavigate();
  const { conditions } = found.question;
  return (
    <FullmapScreen
      key={JSON.stringify(Route.useSearch())}
      {...{ found, view }}
      onArea={(polygon) =>
        void navigate({ to: "/kyugake/fullmap", search: flaggedSearch({ page: 1, conditions: { ...conditions, polygon } }), replace: true })
      }
    />
  );
}
