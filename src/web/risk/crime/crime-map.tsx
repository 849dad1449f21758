import { Link } from "@tanstack/react-router";
import type { MapLayerResponse } from "#api/client/client.ts";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { formatView } from "#web/kit/map/layers/map-view.ts";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { OutOfArea } from "#web/kit/ui/state-block.tsx";
import { DotMapCard } from "#web/risk/maps/dot-map-card.tsx";
import type { DotRow, DotRows } from "#web/risk/maps/dot-table.tsx";
import { crimeDotWords } from "./crime-dots.ts";

export type CrimeMapProps = {
  /** The building lies where nobody publishes counts by 町丁目. */
  readonly isOutOfArea: boolean;
  /** Null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly list: WindowList<DotRows>;
  readonly onShow: (row: DotRow) => void;
};

const TITLE = "町丁目ごとの地図";

/** Crimes of the 町丁目 around the building, and the same as a table. */
export function CrimeMap({ isOutOfArea, layer, map, list, onShow }: CrimeMapProps) {
  if (isOutOfArea) {
    return (
      <Card title={TITLE}>
        <OutOfArea>町丁目ごとの件数は、警視庁が公表している東京都だけにあります。</OutOfArea>
      </Card>
    );
  }
  return (
    <DotMapCard
      {...{ layer, map }}
      title={TITLE}
      lead="印は町丁目の中心です。事件の起きた場所ではなく、その町丁目の1年の件数をまとめた値です。"
      legend={{ title: "人口あたりの犯罪の多さ", noValue: "区分なし（人の数が不明）" }}
      notLoaded="町丁目ごとの件数は、まだ読み込まれていません。地図は背景だけを表示しています。"
      table={{
        ...{ list, onShow },
        caption: "町丁目ごとの犯罪の一覧",
        heading: "町丁目と、その区分・件数",
        counter: "町丁目",
        order: "多いほうから順",
        none: "見えている範囲には、件数のある町丁目がありません。犯罪がないという意味ではありません。",
        wordsOf: crimeDotWords,
      }}
    >
      <div className="text-14">
        <p>
          区分は、住宅に関わる5種の犯罪を、夜の人口と「夜と昼の平均」の大きいほうで割って決めています。印のない場所に犯罪がないという意味ではありません。
        </p>
        <p className="no-print mt-2">
          <Link to="/heatmap" search={{ layer: "crime", at: formatView({ place: map.view.place, zoom: 14 }) }} className="text-link">
            ヒートマップ（1kmメッシュ）で広い範囲を見る
          </Link>
        </p>
      </div>
    </DotMapCard>
  );
}
