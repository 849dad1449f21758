import type { ReactNode } from "react";
import type { MapLayerResponse } from "#api/client/client.ts";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { MapLegend } from "#web/kit/map/map-legend.tsx";
import { SourceChips } from "#web/kit/report/footnotes.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { sourceOf } from "#web/risk/facts/provenance-words.ts";
import { DotTable, type DotTableProps } from "./dot-table.tsx";

type DotMapCardProps = {
  readonly title: string;
  readonly lead: string;
  /** Null: the catalogue could not be had. */
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  /** `noValue`: what a white dot means. */
  readonly legend: { readonly title: string; readonly noValue: string };
  /** Nothing was imported. */
  readonly notLoaded: string;
  readonly table: DotTableProps;
  /** What to choose the layer by, above the map. */
  readonly choice?: ReactNode;
  /** What to know of the figures, beside the source. */
  readonly children?: ReactNode;
};

/** A map of dots around a building, what its colours mean, where it is from, and the same as a table. */
export function DotMapCard({ title, lead, layer, map, legend, notLoaded, table, choice, children }: DotMapCardProps) {
  return (
    <Card title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        {choice}
        {layer === null ? (
          <LoadFailed>レイヤーの一覧を読み込めませんでした。</LoadFailed>
        ) : (
          <>
            {layer.state === "no_data" && <NoData>{notLoaded}</NoData>}
            <LayerMap {...map} />
            <MapLegend {...legend} unit={layer.unit} legend={layer.legend} hasCases={false} isHazard={false} hasNoData={false} />
            {layer.provenance && <SourceChips sources={[sourceOf(layer.provenance)]} />}
          </>
        )}
        {children}
        {layer !== null && (
          <>
            <h3 className="text-16">地図に見えている範囲の一覧</h3>
            <DotTable {...table} />
          </>
        )}
      </div>
    </Card>
  );
}
