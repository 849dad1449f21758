import { type ReactNode, useMemo, useState } from "react";
import type { MapLayerResponse, RiskReportResponse } from "#api/client/client.ts";
import type { DrawnMap, LayerMapProps, Picked, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { formatPlace, formatView, parsePlace } from "#web/kit/map/layers/map-view.ts";
import { overlayOf } from "#web/kit/map/layers/overlay.ts";
import type { WindowList } from "#web/kit/map/use-window-list.ts";
import type { DotRow, DotRows } from "./dot-table.tsx";
import { type MapSearch, viewOf } from "./map-search.ts";
import { useLayerList } from "./use-layer-list.ts";
import { useMapAddress } from "./use-map-address.ts";

type Asked = {
  readonly title: string;
  readonly report: RiskReportResponse;
  readonly layerId: string;
  /** Null: the catalogue could not be had. */
  readonly layers: readonly MapLayerResponse[] | null;
  readonly search: MapSearch;
  /** What the balloon says of the dots at a spot. */
  readonly balloon: (picked: Picked, layer: MapLayerResponse | null) => ReactNode;
};

type DotMap = {
  readonly layer: MapLayerResponse | null;
  readonly map: LayerMapProps;
  readonly list: WindowList<DotRows>;
  readonly onShow: (row: DotRow) => void;
  /** Shows another layer in place of this one. */
  readonly show: (layerId: string) => void;
};

/** Several towns are in view, on a phone as well. */
const ZOOM = 13;

/** A map of dots around the building: what it shows stands in the address, a click tells of the dots at that spot. */
export function useDotMap({ title, report, layerId, layers, search, balloon }: Asked): DotMap {
  const show = useMapAddress();
  const layer = layers?.find(({ id }) => id === layerId) ?? null;
  const [spot, setSpot] = useState<Picked | null>(null);
  const [window, setWindow] = useState<Window | null>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const list = useLayerList(layerId, window);
  const overlays = useMemo(() => (layer?.state === "ok" ? [overlayOf(layer)] : []), [layer]);
  const { place, name } = report.subject;
  const subject = useMemo(() => ({ place, label: name }), [place, name]);
  const view = viewOf(search, subject.place, ZOOM);
  const pick = (picked: Picked | null) => {
    setSpot(picked);
    show({ pin: picked ? formatPlace(picked.place) : undefined });
  };
  return {
    ...{ layer, list },
    map: {
      ...{ title, view, overlays, subject },
      hazardPictures: null,
      pin: parsePlace(search.pin),
      balloon: spot && { place: spot.place, content: balloon(spot, layer) },
      onPick: pick,
      onClose: () => pick(null),
      onMove: (next, inView) => {
        setWindow(inView);
        if (formatView(next) !== formatView(view)) show({ at: formatView(next) });
      },
      onDrawn: setDrawn,
    },
    show: (id) => {
      setSpot(null);
      show({ layer: id, pin: undefined });
    },
    onShow: (row) => {
      drawn?.show(row.place);
      pick(pickedOf(row, view.zoom));
    },
  };
}

function pickedOf({ place, facts = {} }: DotRow, zoom: number): Picked {
  return { place, zoom, tags: facts, mesh: null, all: [facts] };
}
