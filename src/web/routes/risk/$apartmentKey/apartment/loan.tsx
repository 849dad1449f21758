import { createFileRoute } from "@tanstack/react-router";
import { LoanScreen } from "#web/risk/money/loan.screen.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/loan")({
  ...reportRoute({ name: "risk-report-apartment-loan", title: "ローン試算", layout: "noindex" }),
  loader: loadReport,
  component: () => <LoanScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
