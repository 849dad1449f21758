import { createFileRoute, redirect } from "@tanstack/react-router";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";
import { findNearGone } from "#web/recc/one/find-around.ts";
import { GoneView } from "#web/recc/one/gone.view.tsx";

export const Route = createFileRoute("/recc/not_found")({
  staticData: { name: "recc-not-found", access: "token", layout: "noindex", tracked: false, title: "物件が見つかりません" },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findRecommendedHome(deps);
    if (found.kind !== "shown") return { gone: null, ...(await findNearGone(null)) };
    const { item, batchId } = found.one;
    if (item.home !== null) throw redirect({ to: "/recc/property", search: { b: batchId, n: item.position }, replace: true });
    return { gone: item.gone, ...(await findNearGone(item.gone)) };
  },
  gcTime: 0,
  component: () => <GoneView {...Route.useLoaderData()} />,
});
