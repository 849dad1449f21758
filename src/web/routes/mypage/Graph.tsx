import { createFileRoute, notFound } from "@tanstack/react-router";
import { AssetFailed } from "#web/mypage/assets/core/asset-failed.tsx";
import { assetSearch } from "#web/mypage/assets/core/asset-search.ts";
import { GraphScreen } from "#web/mypage/assets/graph/graph.screen.tsx";
import { findValue } from "#web/mypage/assets/result/find-result.ts";

export const Route = createFileRoute("/mypage/Graph")({
  staticData: { name: "mypage-Graph", access: "member", layout: "noindex", tracked: true, title: "資産推移グラフ" },
  validateSearch: assetSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    const result = await findValue(id);
    if (result === "unknown") throw notFound();
    return { result };
  },
  gcTime: 0,
  component: Graph,
});

function Graph() {
  const { result } = Route.useLoaderData();
  return result === null ? <AssetFailed title="資産推移グラフ" /> : <GraphScreen result={result} />;
}
