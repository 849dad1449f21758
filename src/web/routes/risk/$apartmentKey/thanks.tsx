import { createFileRoute } from "@tanstack/react-router";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { thanksSearch } from "../../../risk/letter-search.ts";
import { BuildingThanksView } from "../../../risk/thanks.view.tsx";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/thanks")({
  staticData: { name: "risk-report-thanks", access: "open", layout: "noindex", tracked: true, title: "送信しました" },
  validateSearch: thanksSearch,
  loader: ({ params }) => loadReport(params.apartmentKey, {}),
  head: ({ loaderData }) => reportHead(loaderData, "お問い合わせ"),
  component: Thanks,
  notFoundComponent: KeyMissing,
});

function Thanks() {
  return <BuildingThanksView report={Route.useLoaderData()} thanks={Route.useSearch()} />;
}
