import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "#web/risk/guide/faq.view.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/faq")({
  ...reportRoute({ name: "risk-report-apartment-faq", title: "建物のよくある質問" }),
  loader: loadReport,
  component: () => <FaqView {...Route.useLoaderData()} search={Route.useSearch()} topic="apartment" />,
});
