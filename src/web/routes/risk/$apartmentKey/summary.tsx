import { createFileRoute } from "@tanstack/react-router";
import { SummaryScreen } from "#web/risk/report/summary.screen.tsx";
import { loadReport, reportRoute } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/summary")({
  ...reportRoute({ name: "risk-report-summary", title: "リスク診断" }),
  loader: loadReport,
  component: () => <SummaryScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
