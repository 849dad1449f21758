import { createFileRoute } from "@tanstack/react-router";
import { findPopulation } from "#web/risk/facts/find-details.ts";
import { PopulationView } from "#web/risk/neighbourhood/population.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/population")({
  ...reportRoute({ name: "risk-report-life-population", title: "人口と将来推計" }),
  loader: reportLoader(findPopulation),
  component: () => <PopulationView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
