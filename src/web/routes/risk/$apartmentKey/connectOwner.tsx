import { createFileRoute } from "@tanstack/react-router";
import { BuildingOffers } from "#web/offer/building/building-offers.tsx";
import { ConnectOwnerScreen } from "#web/risk/connect/connect-owner.screen.tsx";
import { connectSearch } from "#web/risk/connect/connect-search.ts";
import { findConnection } from "#web/risk/connect/find-connection.ts";
import { loadReport, reportFormRoute } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/connectOwner")({
  ...reportFormRoute(
    { name: "risk-report-connectOwner", title: "このマンションのオーナーとつながる", heading: "オーナーとつながる", layout: "noindex" },
    connectSearch,
  ),
  loader: async ({ context, ...asked }) => findConnection((await loadReport(asked)).report, context.session.view().isLoggedIn),
  gcTime: 0,
  component: () => (
    <ConnectOwnerScreen
      {...Route.useLoaderData()}
      search={Route.useSearch()}
      offersFor={(apartmentKey, side) => <BuildingOffers key={apartmentKey} apartmentKey={apartmentKey} side={side} />}
    />
  ),
});
