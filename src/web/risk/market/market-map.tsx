import type { MapLayerResponse } from "#api/client/client.ts";
import { LayerChoice } from "#web/kit/map/layer-choice.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import type { ReportSearch } from "#web/risk/frame/report-search.ts";
import { DotMapCard } from "#web/risk/maps/dot-map-card.tsx";
import type { DotRow, DotRows } from "#web/risk/maps/dot-table.tsx";
import { BuildingLink } from "./market-balloon.tsx";
import { dotWords, MARKET_CHOICES, type MarketLayer } from "./market-dots.ts";

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
};

const WORDS = {
  sales: {
    lead: "印は町の中心です。1件ごとの部屋の位置ではなく、その町の最近3年の成約をまとめた値です。",
    noValue: "件数不足（5件未満）",
    table: { heading: "町と、その成約の単価・件数", counter: "町", none: "見えている範囲には、成約のある町がありません。" },
  },
  listings: {
    lead: "まちのねに届いている売出しです。すべての売出しではありません。色はマンションの坪単価です。",
    noValue: "戸建て・土地",
    table: { heading: "物件と価格", counter: "件", none: "見えている範囲には、売出中の物件がありません。" },
  },
} as const satisfies Readonly<Record<MarketLayer, object>>;

/** Sales and homes on sale around the building, and the same as a table. */
export function MarketMap({ choice, layer, map, list, apartmentKey, search, onChoice, onShow }: MarketMapProps) {
  const { lead, noValue, table } = WORDS[choice];
  const period = layer?.provenance?.asOf ?? null;
  return (
    <DotMapCard
      {...{ lead, layer, map }}
      title="まわりの成約と売出し"
      legend={{ title: "マンションの坪単価", noValue }}
      notLoaded="成約と売出しのデータは、まだ読み込まれていません。"
      choice={<LayerChoice name="market-layer" label="表示する項目" chosen={choice} choices={MARKET_CHOICES} onChoice={onChoice} />}
      table={{
        ...{ ...table, list, onShow },
        caption: "成約と売出しの一覧",
        order: "坪単価の高い順",
        wordsOf: (facts) => {
          const words = dotWords(choice, facts, period);
          return { ...words, more: <BuildingLink {...words} own={apartmentKey} search={search} /> };
        },
      }}
    />
  );
}
