import { createFileRoute } from "@tanstack/react-router";
import { CrimeScreen } from "#web/risk/crime/crime.screen.tsx";
import { findCrimePage } from "#web/risk/crime/find-crime-page.ts";
import { reportLoader, reportMapRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/crime/")({
  ...reportMapRoute({ name: "risk-report-crime", title: "治安" }),
  loader: reportLoader(findCrimePage),
  component: () => <CrimeScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
