import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { AssetFailed } from "#web/mypage/assets/core/asset-failed.tsx";
import { assetSearch } from "#web/mypage/assets/core/asset-search.ts";
import { findAsset } from "#web/mypage/assets/core/find-asset.ts";
import { ThanksView } from "#web/mypage/assets/thanks/thanks.view.tsx";

export const Route = createFileRoute("/mypage/thanks")({
  staticData: { name: "mypage-thanks", access: "member", layout: "noindex", tracked: true, title: "登録が完了しました" },
  validateSearch: assetSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    const asset = await findAsset(id);
    if (asset === "unknown") throw notFound();
    // Nothing is complete yet.
    if (id !== undefined && asset?.state === "draft") throw redirect({ to: "/mypage/input", search: { id }, replace: true });
    return { asset };
  },
  gcTime: 0,
  component: Thanks,
});

function Thanks() {
  const { asset } = Route.useLoaderData();
  return asset === null ? <AssetFailed title="登録が完了しました" /> : <ThanksView asset={asset} />;
}
