import { createFileRoute } from "@tanstack/react-router";
import { minutes } from "#kernel/duration.ts";
import { findHazardMap } from "../../../../risk/find-hazard-map.ts";
import { HazardMapScreen } from "../../../../risk/hazard-map.screen.tsx";
import { hazardMapSearch, reportPart } from "../../../../risk/hazard-map-search.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { FLOOD_MAP } from "../../../../risk/map-choices.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/flood/map")({
  staticData: { name: "risk-report-flood-map", access: "open", layout: "default", tracked: true, title: "浸水マップ" },
  validateSearch: hazardMapSearch,
  loaderDeps: ({ search }) => reportPart(search),
  loader: async ({ params, deps }) => findHazardMap(await loadReport(params.apartmentKey, deps)),
  // The address changes with every move of the map; what is known does not.
  staleTime: minutes(5),
  head: ({ loaderData }) => reportHead(loaderData?.report, "浸水マップ"),
  component: FloodMap,
  notFoundComponent: KeyMissing,
});

function FloodMap() {
  return <HazardMapScreen {...Route.useLoaderData()} topic={FLOOD_MAP} search={Route.useSearch()} />;
}
