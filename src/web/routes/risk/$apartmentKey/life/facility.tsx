import { createFileRoute } from "@tanstack/react-router";
import { findFacilities } from "#web/risk/facts/find-details.ts";
import { FacilityView } from "#web/risk/neighbourhood/facility.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/facility")({
  ...reportRoute({ name: "risk-report-life-facility", title: "周辺施設" }),
  loader: reportLoader(findFacilities),
  component: () => <FacilityView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
