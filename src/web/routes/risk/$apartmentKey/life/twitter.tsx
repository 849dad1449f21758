import { createFileRoute } from "@tanstack/react-router";
import { findNotes } from "#web/risk/facts/find-details.ts";
import { TownNotesScreen } from "#web/risk/neighbourhood/town-notes.screen.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/twitter")({
  ...reportRoute({ name: "risk-report-life-twitter", title: "まちの声", layout: "noindex" }),
  loader: reportLoader(findNotes),
  component: () => <TownNotesScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
