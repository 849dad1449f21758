import { createFileRoute } from "@tanstack/react-router";
import { LightSummaryView } from "#web/risk/report/summary00.view.tsx";
import { loadReport, reportRoute } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/summary00")({
  ...reportRoute({ name: "risk-report-summary00", title: "診断サマリー（簡易版）", layout: "noindex" }),
  loader: loadReport,
  component: () => <LightSummaryView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
