import type { MapLayerResponse } from "#api/client/client.ts";
import type { Source } from "#web/kit/report/footnotes.tsx";

/** Where a layer is from, as a chip with its details. Sample data say so first. */
export function sourceOf({ attribution, licence, asOf, precision, isSample }: NonNullable<MapLayerResponse["provenance"]>): Source {
  return {
    label: [isSample ? "サンプルデータ" : "出典", asOf, precision].filter(Boolean).join("・"),
    details: `${isSample ? "動作を確かめるために作った値を含みます。" : ""}${attribution.replace(/。$/, "")}。利用条件：${licence}。`,
  };
}
