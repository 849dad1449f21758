import { createFileRoute } from "@tanstack/react-router";
import { ConnectOwnerScreen } from "../../../risk/connect-owner.screen.tsx";
import { findInterest } from "../../../risk/find-letters.ts";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { contactSearch } from "../../../risk/letter-search.ts";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/connectOwner")({
  staticData: {
    name: "risk-report-connectOwner",
    access: "open",
    layout: "noindex",
    tracked: true,
    title: "このマンションのオーナーとつながる",
  },
  validateSearch: contactSearch,
  loader: async ({ params }) => findInterest(await loadReport(params.apartmentKey, {})),
  head: ({ loaderData }) => reportHead(loaderData?.report, "オーナーとつながる"),
  component: ConnectOwner,
  notFoundComponent: KeyMissing,
});

function ConnectOwner() {
  return <ConnectOwnerScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
