import type { MapLayerResponse } from "#api/client/client.ts";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { detailReport } from "./detail-samples.ts";

const ignore = () => undefined;

/** A map around the sample's building that nobody touches. */
export function sampleMap(title: string): LayerMapProps {
  return {
    ...{ title, view: { place: detailReport.subject.place, zoom: 14 }, overlays: [], hazardPictures: null, subject: null, balloon: null },
    ...{ onPick: ignore, onClose: ignore, onMove: ignore },
  };
}

type LayerOfPage = Pick<MapLayerResponse, "id" | "title" | "shape" | "unit" | "precision" | "minZoom" | "legend" | "provenance">;

/** A layer of the catalogue that something was imported for, of no years and no prefectures in particular. */
export function sampleLayer(layer: LayerOfPage): MapLayerResponse {
  return { ...layer, coarse: null, version: "1-1", state: "ok", maxZoom: 14, years: [], prefectures: null };
}

/** Where the figures of an invented layer are from. */
export function sampleProvenance(asOf: string, precision: string): NonNullable<MapLayerResponse["provenance"]> {
  return { attribution: "まちのね", licence: "架空のデータ", asOf, precision, isSample: true };
}
