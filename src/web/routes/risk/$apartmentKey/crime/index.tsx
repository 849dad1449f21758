import { createFileRoute } from "@tanstack/react-router";
import { CrimeScreen } from "../../../../risk/crime.screen.tsx";
import { findCrime } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/crime/")({
  staticData: { name: "risk-report-crime", access: "open", layout: "default", tracked: true, title: "治安" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findCrime(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "治安"),
  component: Crime,
  notFoundComponent: KeyMissing,
});

function Crime() {
  return <CrimeScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
