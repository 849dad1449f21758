import { createFileRoute, notFound } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findTarget, redirectSearch } from "#web/recommender/frame/find-target.ts";
import { RedirectScreen } from "#web/recommender/pages/redirect.screen.tsx";

export const Route = createFileRoute("/recommender/redirect")({
  staticData: { name: "recommender-redirect", access: "open", layout: "noindex", tracked: false, title: "物件ページへ移動中" },
  validateSearch: redirectSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findTarget(deps);
    if (found === "unknown") throw notFound();
    return found;
  },
  component: Redirect,
});

function Redirect() {
  const found = Route.useLoaderData();
  const { home } = Route.useSearch();
  return found === "failed" ? <FailedPage title="物件ページへ移動中" /> : <RedirectScreen {...found} home={home} />;
}
