import { createFileRoute } from "@tanstack/react-router";
import { findLifeGraph } from "#web/risk/facts/find-details.ts";
import { LifeGraphView } from "#web/risk/neighbourhood/life-graph.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/graph")({
  ...reportRoute({ name: "risk-report-life-graph", title: "暮らしグラフ", layout: "noindex" }),
  loader: reportLoader(findLifeGraph),
  component: () => <LifeGraphView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
