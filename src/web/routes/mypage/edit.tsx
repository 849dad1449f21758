import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { AssetFailed } from "#web/mypage/assets/core/asset-failed.tsx";
import { assetSearch } from "#web/mypage/assets/core/asset-search.ts";
import { findAsset } from "#web/mypage/assets/core/find-asset.ts";
import { EditScreen } from "#web/mypage/assets/edit/edit.screen.tsx";
import { askedFields, readAsked } from "#wire/asked-fields.ts";

export const Route = createFileRoute("/mypage/edit")({
  staticData: { name: "mypage-edit", access: "member", layout: "noindex", tracked: true, title: "登録物件の編集" },
  validateSearch: (search: Record<string, unknown>) => ({ ...assetSearch(search), ...readAsked(search) }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ deps: { id } }) => {
    const asset = await findAsset(id);
    if (asset === "unknown") throw notFound();
    if (id !== undefined && asset?.state === "draft") throw redirect({ to: "/mypage/input", search: { id }, replace: true });
    return { asset };
  },
  gcTime: 0,
  component: Edit,
});

function Edit() {
  const { asset } = Route.useLoaderData();
  const asked = askedFields(Route.useSearch());
  return asset === null ? <AssetFailed title="登録物件の編集" /> : <EditScreen key={asset.id} asset={asset} asked={asked} />;
}
