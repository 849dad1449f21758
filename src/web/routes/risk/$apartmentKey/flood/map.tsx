import { createFileRoute } from "@tanstack/react-router";
import { findHazardMap } from "#web/risk/hazard-map/find-hazard-map.ts";
import { HazardMapScreen } from "#web/risk/hazard-map/hazard-map.screen.tsx";
import { FLOOD_MAP } from "#web/risk/hazard-map/map-choices.ts";
import { reportLoader, reportMapRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/flood/map")({
  ...reportMapRoute({ name: "risk-report-flood-map", title: "浸水マップ" }),
  loader: reportLoader(findHazardMap),
  component: () => <HazardMapScreen {...Route.useLoaderData()} topic={FLOOD_MAP} search={Route.useSearch()} />,
});
