import type { AssetResponse } from "#api/client/client.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { EditView } from "./edit.view.tsx";
import { useAssetEdit } from "./use-asset-edit.ts";

type EditScreenProps = { readonly asset: AssetResponse; readonly asked: readonly string[] };

export function EditScreen({ asset, asked }: EditScreenProps) {
  const { user } = useSessionView();
  return <EditView {...useAssetEdit(asset, user?.sub ?? "")} asked={asked} />;
}
