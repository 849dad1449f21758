import { createFileRoute } from "@tanstack/react-router";
import { findLife } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { LifeScreen } from "../../../../risk/life.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/")({
  staticData: { name: "risk-report-life", access: "open", layout: "default", tracked: true, title: "暮らし" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findLife(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "暮らし"),
  component: Life,
  notFoundComponent: KeyMissing,
});

function Life() {
  return <LifeScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
