import { createFileRoute } from "@tanstack/react-router";
import { LandingScreen } from "#web/recc/list/landing.screen.tsx";
import { reccRoute } from "./-recc-route.ts";
import { findSiteList } from "./-site-list.ts";

export const Route = createFileRoute("/recc/")({
  ...reccRoute({ name: "recc", title: "おすすめ物件" }),
  loader: () => findSiteList(),
  component: () => <LandingScreen data={Route.useLoaderData()} />,
});
