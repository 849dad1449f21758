import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ApartmentView } from "../../../../risk/apartment.view.tsx";
import { findBuilding } from "../../../../risk/find-building.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/")({
  staticData: { name: "risk-report-apartment", access: "open", layout: "default", tracked: true, title: "建物・管理" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findBuilding(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "建物・管理"),
  component: Apartment,
  notFoundComponent: KeyMissing,
});

function Apartment() {
  const router = useRouter();
  return <ApartmentView {...Route.useLoaderData()} search={Route.useSearch()} onRetry={() => void router.invalidate()} />;
}
