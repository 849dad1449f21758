import { createFileRoute } from "@tanstack/react-router";
import { BuildingContactScreen } from "#web/risk/letters/building-contact.screen.tsx";
import { findCorrections } from "#web/risk/letters/find-letters.ts";
import { contactSearch } from "#web/risk/letters/letter-search.ts";
import { reportFormRoute, reportLoader } from "./-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/contact")({
  ...reportFormRoute(
    { name: "risk-report-contact", title: "このマンションのお問い合わせ", heading: "お問い合わせ", layout: "noindex" },
    contactSearch,
  ),
  loader: reportLoader(findCorrections),
  component: () => <BuildingContactScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
