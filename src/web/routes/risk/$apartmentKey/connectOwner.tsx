import { createFileRoute } from "@tanstack/react-router";
import { ConnectOwnerScreen } from "../../../risk/connect-owner.screen.tsx";
import { connectSearch } from "../../../risk/connect-search.ts";
import { findConnection } from "../../../risk/find-connection.ts";
import { KeyMissing } from "../../../risk/key-missing.tsx";
import { loadReport, reportHead } from "./-load-report.ts";

export const Route = createFileRoute("/risk/$apartmentKey/connectOwner")({
  staticData: {
    name: "risk-report-connectOwner",
    // Anybody may read it; who registers is asked to sign in.
    access: "open",
    layout: "noindex",
    tracked: true,
    title: "このマンションのオーナーとつながる",
  },
  validateSearch: connectSearch,
  loader: async ({ params, context }) => findConnection(await loadReport(params.apartmentKey, {}), context.session.view().isLoggedIn),
  gcTime: 0,
  head: ({ loaderData }) => reportHead(loaderData?.report, "オーナーとつながる"),
  component: ConnectOwner,
  notFoundComponent: KeyMissing,
});

function ConnectOwner() {
  return <ConnectOwnerScreen {...Route.useLoaderData()} search={Route.useSearch()} />;
}
