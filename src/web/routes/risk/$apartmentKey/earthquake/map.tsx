import { createFileRoute } from "@tanstack/react-router";
import { minutes } from "#kernel/duration.ts";
import { findHazardMap } from "../../../../risk/find-hazard-map.ts";
import { HazardMapScreen } from "../../../../risk/hazard-map.screen.tsx";
import { hazardMapSearch, reportPart } from "../../../../risk/hazard-map-search.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { EARTHQUAKE_MAP } from "../../../../risk/map-choices.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/earthquake/map")({
  staticData: { name: "risk-report-earthquake-map", access: "open", layout: "default", tracked: true, title: "地震マップ" },
  validateSearch: hazardMapSearch,
  loaderDeps: ({ search }) => reportPart(search),
  loader: async ({ params, deps }) => findHazardMap(await loadReport(params.apartmentKey, deps)),
  // The address changes with every move of the map; what is known does not.
  staleTime: minutes(5),
  head: ({ loaderData }) => reportHead(loaderData?.report, "地震マップ"),
  component: EarthquakeMap,
  notFoundComponent: KeyMissing,
});

function EarthquakeMap() {
  return <HazardMapScreen {...Route.useLoaderData()} topic={EARTHQUAKE_MAP} search={Route.useSearch()} />;
}
