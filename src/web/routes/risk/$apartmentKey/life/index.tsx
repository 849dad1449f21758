import { createFileRoute } from "@tanstack/react-router";
import { findLife } from "#web/risk/facts/find-details.ts";
import { LifeView } from "#web/risk/neighbourhood/life.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/")({
  ...reportRoute({ name: "risk-report-life", title: "暮らし" }),
  loader: reportLoader(findLife),
  component: () => <LifeView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
