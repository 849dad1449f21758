import { createFileRoute, notFound } from "@tanstack/react-router";
import { AssetFailed } from "#web/mypage/assets/core/asset-failed.tsx";
import { assetSearch } from "#web/mypage/assets/core/asset-search.ts";
import { findResult } from "#web/mypage/assets/result/find-result.ts";
import { ResultScreen } from "#web/mypage/assets/result/result.screen.tsx";

export const Route = createFileRoute("/mypage/result")({
  staticData: { name: "mypage-result", access: "member", layout: "noindex", tracked: true, title: "資産診断の結果" },
  validateSearch: assetSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    const found = await findResult(id);
    if (found === "unknown") throw notFound();
    return { found };
  },
  gcTime: 0,
  component: Result,
});

function Result() {
  const { found } = Route.useLoaderData();
  return found === null ? <AssetFailed title="資産診断の結果" /> : <ResultScreen data={found} />;
}
