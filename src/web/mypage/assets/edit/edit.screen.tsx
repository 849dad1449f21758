import type { AssetResponse } from "#api/client/client.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { EditView } from "./edit.view.tsx";
import { useAssetEdit } from "./use-asset-edit.ts";

export function EditScreen({ asset }: { readonly asset: AssetResponse }) {
  const { user } = useSessionView();
  return <EditView {...useAssetEdit(asset, user?.sub ?? "")} />;
}
