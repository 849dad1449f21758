import { createFileRoute } from "@tanstack/react-router";
import { findEarthquake } from "#web/risk/facts/find-details.ts";
import { EarthquakeView } from "#web/risk/hazards/earthquake.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/earthquake/")({
  ...reportRoute({ name: "risk-report-earthquake", title: "地震" }),
  loader: reportLoader(findEarthquake),
  component: () => <EarthquakeView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
