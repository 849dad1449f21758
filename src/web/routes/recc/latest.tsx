import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { LatestScreen } from "#web/recc/list/latest.screen.tsx";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/latest")({
  ...reccRoute({ name: "recc-latest", title: "最新のおすすめ" }),
  loader: () => findRecommendations(),
  component: () => <LatestScreen data={Route.useLoaderData()} />,
});
