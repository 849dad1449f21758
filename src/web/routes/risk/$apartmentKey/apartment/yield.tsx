import { createFileRoute, useRouter } from "@tanstack/react-router";
import { findYield } from "../../../../risk/find-building.ts";
import { KeyMissing } from "../../../../risk/key-missing.tsx";
import { reportSearch } from "../../../../risk/report-search.ts";
import { YieldScreen } from "../../../../risk/yield.screen.tsx";
import { loadReport, reportHead } from "../-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/yield")({
  staticData: { name: "risk-report-apartment-yield", access: "open", layout: "default", tracked: true, title: "利回り・賃料" },
  validateSearch: reportSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => findYield(await loadReport(params.apartmentKey, deps)),
  head: ({ loaderData }) => reportHead(loaderData?.report, "利回り・賃料"),
  component: Yield,
  notFoundComponent: KeyMissing,
});

function Yield() {
  const router = useRouter();
  return <YieldScreen {...Route.useLoaderData()} search={Route.useSearch()} onRetry={() => void router.invalidate()} />;
}
