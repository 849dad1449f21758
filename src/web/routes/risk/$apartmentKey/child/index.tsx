import { createFileRoute } from "@tanstack/react-router";
import { ChildScreen } from "../../../../risk/child.screen.tsx";
import { findChild } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/child/")({
  staticData: { name: "risk-report-child", access: "open", layout: "default", tracked: true, title: "子育て環境" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findChild(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "子育て環境"),
  component: Child,
  notFoundComponent: KeyMissing,
});

function Child() {
  return <ChildScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
