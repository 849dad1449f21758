import { createFileRoute } from "@tanstack/react-router";
import { thanksSearch } from "#web/risk/letters/letter-search.ts";
import { BuildingThanksView } from "#web/risk/letters/thanks.view.tsx";
import { loadReport, reportFormRoute } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/thanks")({
  ...reportFormRoute({ name: "risk-report-thanks", title: "送信しました", heading: "お問い合わせ", layout: "noindex" }, thanksSearch),
  loader: loadReport,
  component: () => <BuildingThanksView {...Route.useLoaderData()} thanks={Route.useSearch()} />,
});
