import { createFileRoute } from "@tanstack/react-router";
import { minutes } from "#kernel/duration.ts";
import { CrimeScreen } from "../../../../risk/crime.screen.tsx";
import { findCrimePage } from "../../../../risk/find-crime-page.ts";
import { hazardMapSearch, reportPart } from "../../../../risk/hazard-map-search.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/crime/")({
  staticData: { name: "risk-report-crime", access: "open", layout: "default", tracked: true, title: "治安" },
  validateSearch: hazardMapSearch,
  loaderDeps: ({ search }) => reportPart(search),
  loader: async ({ params, deps }) => findCrimePage(await loadReport(params.apartmentKey, deps)),
  // The address changes with every move of the map; what is known does not.
  staleTime: minutes(5),
  head: ({ loaderData }) => reportHead(loaderData?.report, "治安"),
  component: Crime,
  notFoundComponent: KeyMissing,
});

function Crime() {
  return <CrimeScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
