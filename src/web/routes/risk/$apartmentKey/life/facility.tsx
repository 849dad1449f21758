import { createFileRoute } from "@tanstack/react-router";
import { FacilityScreen } from "../../../../risk/facility.screen.tsx";
import { findFacilities } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/facility")({
  staticData: { name: "risk-report-life-facility", access: "open", layout: "default", tracked: true, title: "周辺施設" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findFacilities(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "周辺施設"),
  component: Facility,
  notFoundComponent: KeyMissing,
});

function Facility() {
  return <FacilityScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
