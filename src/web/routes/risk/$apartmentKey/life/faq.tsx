import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "#web/risk/guide/faq.view.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/faq")({
  ...reportRoute({ name: "risk-report-life-faq", title: "暮らしのよくある質問" }),
  loader: loadReport,
  component: () => <FaqView {...Route.useLoaderData()} search={Route.useSearch()} topic="life" />,
});
