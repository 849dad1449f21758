import { createFileRoute, redirect } from "@tanstack/react-router";
import { findRecommendedHome } from "#web/recc/find-recc.ts";
import { findNearGone } from "#web/recc/one/find-around.ts";
import { GoneView } from "#web/recc/one/gone.view.tsx";
import { reccHomeRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/not_found")({
  ...reccHomeRoute({ name: "recc-not-found", title: "物件が見つかりません" }),
  loader: async ({ deps }) => {
    const found = await findRecommendedHome(deps);
    if (found.kind !== "shown") return { gone: null, office: null, ...(await findNearGone(null)) };
    const { item, batchId, sender } = found.one;
    if (item.home !== null)
      throw redirect({
        to: sender === null ? "/recc/property" : "/recc/fm_detail",
        search: { b: batchId, n: item.position },
        replace: true,
      });
    return { gone: item.gone, office: sender, ...(await findNearGone(item.gone)) };
  },
  component: () => <GoneView {...Route.useLoaderData()} />,
});
