import { createFileRoute } from "@tanstack/react-router";
import { findMarketPage } from "#web/risk/market/find-market-page.ts";
import { MarketScreen } from "#web/risk/market/market.screen.tsx";
import { reportLoader, reportMapRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/market")({
  ...reportMapRoute({ name: "risk-report-life-market", title: "相場と流動性" }),
  loader: reportLoader(findMarketPage),
  component: () => <MarketScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
