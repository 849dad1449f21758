import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "../../../../risk/faq.view.tsx";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/earthquake/faq")({
  staticData: { name: "risk-report-earthquake-faq", access: "open", layout: "default", tracked: true, title: "地震のよくある質問" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(params.apartmentKey, deps),
  head: ({ loaderData }) => reportHead(loaderData, "地震のよくある質問"),
  component: Faq,
  notFoundComponent: KeyMissing,
});

function Faq() {
  return <FaqView report={Route.useLoaderData()} search={Route.useSearch()} topic="earthquake" />;
}
