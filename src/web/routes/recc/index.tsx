import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { LandingScreen } from "#web/recc/list/landing.screen.tsx";

export const Route = createFileRoute("/recc/")({
  staticData: { name: "recc", access: "token", layout: "noindex", tracked: false, title: "おすすめ物件" },
  loader: () => findRecommendations(),
  gcTime: 0,
  component: () => <LandingScreen data={Route.useLoaderData()} />,
});
