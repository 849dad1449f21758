import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "#web/risk/guide/faq.view.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/crime/faq")({
  ...reportRoute({ name: "risk-report-crime-faq", title: "治安のよくある質問" }),
  loader: loadReport,
  component: () => <FaqView {...Route.useLoaderData()} search={Route.useSearch()} topic="crime" />,
});
