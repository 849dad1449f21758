import { createFileRoute } from "@tanstack/react-router";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { NotShownView } from "#web/recc/door/closed.tsx";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { findRecommendedHome } from "#web/recc/find-recc.ts";
import { findPriceSeries } from "#web/recc/one/find-around.ts";
import { GraphView } from "#web/recc/one/graph.view.tsx";
import { NoHomeView } from "#web/recc/one/no-home.tsx";

const TITLE = "価格グラフ";

export const Route = createFileRoute("/recc/Graph")({
  staticData: { name: "recc-graph", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findRecommendedHome(deps);
    if (found.kind !== "shown") return found;
    const { item, batchId } = found.one;
    const series = await findPriceSeries(item.listingKey);
    return { kind: "shown", series, back: { b: batchId, n: item.position }, today: isoDateInJapan(new Date()) } as const;
  },
  gcTime: 0,
  component: Graph,
});

function Graph() {
  const data = Route.useLoaderData();
  if (data.kind === "none") return <NoHomeView title={TITLE} />;
  return data.kind === "shown" ? <GraphView {...data} /> : <NotShownView title={TITLE} why={data.kind} />;
}
