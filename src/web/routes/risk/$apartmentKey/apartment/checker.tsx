import { createFileRoute } from "@tanstack/react-router";
import { CheckerScreen } from "#web/risk/money/checker.screen.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/checker")({
  ...reportRoute({ name: "risk-report-apartment-checker", title: "価格チェッカー", layout: "noindex" }),
  loader: loadReport,
  component: () => <CheckerScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
