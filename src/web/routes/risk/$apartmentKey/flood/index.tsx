import { createFileRoute } from "@tanstack/react-router";
import { findFlood } from "#web/risk/facts/find-details.ts";
import { FloodView } from "#web/risk/hazards/flood.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/flood/")({
  ...reportRoute({ name: "risk-report-flood", title: "水害・土砂" }),
  loader: reportLoader(findFlood),
  component: () => <FloodView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
