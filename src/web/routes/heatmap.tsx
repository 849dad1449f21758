import { createFileRoute } from "@tanstack/react-router";
import { minutes } from "#kernel/duration.ts";
import { findHeatmap } from "#web/heatmap/find-heatmap.ts";
import { HeatmapScreen } from "#web/heatmap/heatmap.screen.tsx";
import { heatmapSearch } from "#web/heatmap/heatmap-search.ts";

export const Route = createFileRoute("/heatmap")({
  staticData: { name: "heatmap", access: "open", layout: "default", tracked: true, title: "価格・リスクのヒートマップ" },
  validateSearch: heatmapSearch,
  loader: () => findHeatmap(),
  // The address changes with every move of the map; what there is to show does not.
  staleTime: minutes(5),
  component: Heatmap,
});

function Heatmap() {
  return <HeatmapScreen catalogue={Route.useLoaderData()} search={Route.useSearch()} />;
}
