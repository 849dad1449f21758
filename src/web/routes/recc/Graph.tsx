import { createFileRoute } from "@tanstack/react-router";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";
import { findPriceSeries } from "#web/recc/one/find-around.ts";
import { type GraphProps, GraphView } from "#web/recc/one/graph.view.tsx";
import { OfHome } from "#web/recc/one/of-home.tsx";
import { reccHomeRoute } from "./-recc-route.ts";

type ShownGraph = GraphProps & { readonly kind: "home" };

const TITLE = "価格グラフ";

export const Route = createFileRoute("/recc/Graph")({
  ...reccHomeRoute({ name: "recc-graph", title: TITLE }),
  loader: async ({ deps }) => {
    const found = await findRecommendedHome(deps);
    if (found.kind !== "shown") return found;
    const { item, batchId, sender } = found.one;
    const series = await findPriceSeries(item.listingKey);
    return { kind: "home", series, back: { b: batchId, n: item.position }, office: sender, today: isoDateInJapan(new Date()) } as const;
  },
  component: () => (
    <OfHome title={TITLE} data={Route.useLoaderData()}>
      {({ kind: _, ...shown }: ShownGraph) => <GraphView {...shown} />}
    </OfHome>
  ),
});
