import { createFileRoute } from "@tanstack/react-router";
import { findMarket } from "../../../../risk/find-details.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { MarketScreen } from "../../../../risk/market.screen.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/market")({
  staticData: { name: "risk-report-life-market", access: "open", layout: "default", tracked: true, title: "相場と流動性" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findMarket(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "相場と流動性"),
  component: Market,
  notFoundComponent: KeyMissing,
});

function Market() {
  return <MarketScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
