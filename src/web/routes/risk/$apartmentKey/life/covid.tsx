import { createFileRoute } from "@tanstack/react-router";
import { findCovid } from "#web/risk/facts/find-details.ts";
import { CovidView } from "#web/risk/neighbourhood/covid.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/covid")({
  ...reportRoute({ name: "risk-report-life-covid", title: "感染症情報（アーカイブ）", layout: "noindex" }),
  loader: reportLoader(findCovid),
  component: () => <CovidView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
