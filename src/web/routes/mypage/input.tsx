import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { AssetFailed } from "#web/mypage/assets/core/asset-failed.tsx";
import { assetSearch } from "#web/mypage/assets/core/asset-search.ts";
import { findAsset } from "#web/mypage/assets/core/find-asset.ts";
import { InputScreen } from "#web/mypage/assets/input/input.screen.tsx";

export const Route = createFileRoute("/mypage/input")({
  staticData: { name: "mypage-input", access: "member", layout: "noindex", tracked: true, title: "物件情報の入力" },
  validateSearch: assetSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    // Without a home there is nothing to tell of: the way here leads through the choice of one.
    if (id === undefined) throw redirect({ to: "/mypage/add", replace: true });
    const asset = await findAsset(id);
    if (asset === "unknown") throw notFound();
    if (asset !== null && asset.state !== "draft") throw redirect({ to: "/mypage/edit", search: { id }, replace: true });
    return { asset };
  },
  gcTime: 0,
  component: Input,
});

function Input() {
  const { asset } = Route.useLoaderData();
  return asset === null ? <AssetFailed title="物件情報の入力" /> : <InputScreen key={asset.id} asset={asset} />;
}
