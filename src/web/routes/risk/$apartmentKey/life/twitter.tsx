import { createFileRoute } from "@tanstack/react-router";
import { findNotes } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { TownNotesScreen } from "../../../../risk/town-notes.screen.tsx";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/twitter")({
  staticData: { name: "risk-report-life-twitter", access: "open", layout: "noindex", tracked: true, title: "まちの声" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findNotes(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "まちの声"),
  component: TownNotes,
  notFoundComponent: KeyMissing,
});

function TownNotes() {
  return <TownNotesScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
