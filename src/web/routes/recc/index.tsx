import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { LandingScreen } from "#web/recc/list/landing.screen.tsx";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/")({
  ...reccRoute({ name: "recc", title: "おすすめ物件" }),
  loader: () => findRecommendations(),
  component: () => <LandingScreen data={Route.useLoaderData()} />,
});
