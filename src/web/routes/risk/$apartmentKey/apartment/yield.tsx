import { createFileRoute } from "@tanstack/react-router";
import { findYield } from "#web/risk/building/find-building.ts";
import { YieldScreen } from "#web/risk/money/yield.screen.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/yield")({
  ...reportRoute({ name: "risk-report-apartment-yield", title: "利回り・賃料" }),
  loader: reportLoader(findYield),
  component: () => <YieldScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
