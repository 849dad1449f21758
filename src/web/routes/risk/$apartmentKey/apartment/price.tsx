import { createFileRoute, useRouter } from "@tanstack/react-router";
import { findPrice } from "../../../../risk/find-building.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { PriceView } from "../../../../risk/price.view.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/price")({
  staticData: { name: "risk-report-apartment-price", access: "open", layout: "default", tracked: true, title: "価格の推移" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findPrice(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "価格の推移"),
  component: Price,
  notFoundComponent: KeyMissing,
});

function Price() {
  const router = useRouter();
  return <PriceView {...Route.useLoaderData()} search={Route.useSearch()} onRetry={() => void router.invalidate()} />;
}
