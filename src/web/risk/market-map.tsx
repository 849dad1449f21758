import type { MapLayerResponse } from "#api/client.ts";
import { LayerChoice } from "../kit/map/layer-choice.tsx";
import { LayerMap } from "../kit/map/layer-map.tsx";
import type { LayerMapProps } from "../kit/map/layer-map-props.ts";
import { MapLegend } from "../kit/map/map-legend.tsx";
import type { WindowList } from "../kit/map/use-window-list.ts";
import { SourceChips } from "../kit/report/footnotes.tsx";
import { Card } from "../kit/ui/card.tsx";
import { LoadFailed, NoData } from "../kit/ui/state-block.tsx";
import { type DotRow, type DotRows, DotTable } from "./dot-table.tsx";
import { MARKET_CHOICES, type MarketLayer } from "./market-dots.ts";
import { sourceOf } from "./provenance-words.ts";
import type { ReportSearch } from "./report-search.ts";

export type MarketMapProps = {
  readonly choice: MarketLayer;
  /** Null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly list: WindowList<DotRows>;
  readonly apartmentKey: string;
  readonly search: ReportSearch;
  readonly onChoice: (choice: MarketLayer) => void;
  readonly onShow: (row: DotRow) => void;
  readonly onRetry: () => void;
};

const LEADS: Readonly<Record<MarketLayer, string>> = {
  sales: "印は町の中心です。1件ごとの部屋の位置ではなく、その町の最近3年の成約をまとめた値です。",
  listings: "まちのねに届いている売出しです。すべての売出しではありません。色はマンションの坪単価です。",
};

/** Sales and homes on sale around the building, and the same as a table. */
export function MarketMap(props: MarketMapProps) {
  const { choice, layer, map, onChoice, onRetry } = props;
  return (
    <Card title="まわりの成約と売出し" lead={LEADS[choice]}>
      <div className="flex flex-col gap-4">
        <LayerChoice name="market-layer" label="表示する項目" chosen={choice} choices={MARKET_CHOICES} onChoice={onChoice} />
        {layer === null ? (
          <LoadFailed onRetry={onRetry}>レイヤーの一覧を読み込めませんでした。</LoadFailed>
        ) : (
          <>
            {layer.state === "no_data" && <NoData>成約と売出しのデータは、まだ読み込まれていません。</NoData>}
            <LayerMap {...map} />
            <MapLegend
              title="マンションの坪単価"
              unit={layer.unit}
              legend={layer.legend}
              hasCases={false}
              isHazard={false}
              hasNoData={false}
              noValue={choice === "sales" ? "件数不足（5件未満）" : "戸建て・土地"}
            />
            {layer.provenance && <SourceChips sources={[sourceOf(layer.provenance)]} />}
            <h3 className="text-16">地図に見えている範囲の一覧</h3>
            <DotTable {...props} period={layer.provenance?.asOf ?? null} />
          </>
        )}
      </div>
    </Card>
  );
}
