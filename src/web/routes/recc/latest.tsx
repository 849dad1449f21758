import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { LatestScreen } from "#web/recc/list/latest.screen.tsx";

export const Route = createFileRoute("/recc/latest")({
  staticData: { name: "recc-latest", access: "token", layout: "noindex", tracked: false, title: "最新のおすすめ" },
  loader: () => findRecommendations(),
  gcTime: 0,
  component: () => <LatestScreen data={Route.useLoaderData()} />,
});
