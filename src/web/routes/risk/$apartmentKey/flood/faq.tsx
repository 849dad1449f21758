import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "#web/risk/guide/faq.view.tsx";
import { loadReport, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/flood/faq")({
  ...reportRoute({ name: "risk-report-flood-faq", title: "水害のよくある質問" }),
  loader: loadReport,
  component: () => <FaqView {...Route.useLoaderData()} search={Route.useSearch()} topic="flood" />,
});
