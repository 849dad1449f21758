import { createFileRoute } from "@tanstack/react-router";
import { LatestScreen } from "#web/recc/list/latest.screen.tsx";
import { reccRoute } from "./-recc-route.ts";
import { findSiteList } from "./-site-list.ts";

export const Route = createFileRoute("/recc/latest")({
  ...reccRoute({ name: "recc-latest", title: "最新のおすすめ" }),
  loader: () => findSiteList(),
  component: () => <LatestScreen data={Route.useLoaderData()} />,
});
