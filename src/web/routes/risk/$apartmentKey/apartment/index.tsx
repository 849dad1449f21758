import { createFileRoute } from "@tanstack/react-router";
import { ApartmentView } from "#web/risk/building/apartment.view.tsx";
import { findBuilding } from "#web/risk/building/find-building.ts";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/")({
  ...reportRoute({ name: "risk-report-apartment", title: "建物・管理" }),
  loader: reportLoader(findBuilding),
  component: () => <ApartmentView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
