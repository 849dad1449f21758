import { createFileRoute } from "@tanstack/react-router";
import { findChild } from "#web/risk/facts/find-details.ts";
import { ChildView } from "#web/risk/neighbourhood/child.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/child/")({
  ...reportRoute({ name: "risk-report-child", title: "子育て環境" }),
  loader: reportLoader(findChild),
  component: () => <ChildView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
