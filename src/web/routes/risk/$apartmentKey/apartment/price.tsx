import { createFileRoute } from "@tanstack/react-router";
import { findPrice } from "#web/risk/building/find-building.ts";
import { PriceView } from "#web/risk/building/price.view.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/price")({
  ...reportRoute({ name: "risk-report-apartment-price", title: "価格の推移" }),
  loader: reportLoader(findPrice),
  component: () => <PriceView {...Route.useLoaderData()} search={Route.useSearch()} />,
});
