import { createFileRoute } from "@tanstack/react-router";
import { minutes } from "#kernel/duration.ts";
import { findMarketPage } from "../../../../risk/find-market-page.ts";
import { hazardMapSearch, reportPart } from "../../../../risk/hazard-map-search.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { MarketScreen } from "../../../../risk/market.screen.tsx";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/market")({
  staticData: { name: "risk-report-life-market", access: "open", layout: "default", tracked: true, title: "相場と流動性" },
  validateSearch: hazardMapSearch,
  loaderDeps: ({ search }) => reportPart(search),
  loader: async ({ params, deps }) => findMarketPage(await loadReport(params.apartmentKey, deps)),
  // The address changes with every move of the map; what is known does not.
  staleTime: minutes(5),
  head: ({ loaderData }) => reportHead(loaderData?.report, "相場と流動性"),
  component: Market,
  notFoundComponent: KeyMissing,
});

function Market() {
  return <MarketScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
