import { useMemo, useState } from "react";
import type { MapLayerResponse } from "#api/client/client.ts";
import type { DrawnMap, Picked, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { overlayOf } from "#web/kit/map/layers/overlay.ts";
import type { PictureWords } from "#web/kit/map/map-picture.ts";
import type { Catalogue } from "./find-heatmap.ts";
import { type HeatmapSpot, HeatmapView } from "./heatmap.view.tsx";
import { type HeatmapSearch, type HeatmapState, stateOf } from "./heatmap-search.ts";
import { precisionText } from "./layer-panel.tsx";
import { KINDS, layerOf, topicOf } from "./topics.ts";
import { isSameView, useMeshes, usePicture, useShow } from "./use-heatmap.ts";
import { spotWords, yearText, yearValues } from "./value-words.ts";

/** The heatmap: what it shows stands in the address, and a click tells of a spot. */
export function HeatmapScreen({ catalogue, search }: { catalogue: Catalogue; search: HeatmapSearch }) {
  const show = useShow();
  const state = stateOf(search);
  const { topic, kind, view } = state;
  const layer = catalogue?.find(({ id }) => id === layerOf(topic, kind)) ?? null;
  const year = shownYear(layer, state);
  const [spot, setSpot] = useState<Picked | null>(null);
  const [window, setWindow] = useState<Window | null>(null);
  const [drawn, setDrawn] = useState<DrawnMap | null>(null);
  const list = useMeshes(layer?.id ?? null, year, window);
  const { problem, save } = usePicture();
  const overlays = useMemo(() => (layer?.state === "ok" ? [overlayOf(layer, { year })] : []), [layer, year]);
  const change = (next: Partial<HeatmapState>) => {
    setSpot(null);
    show({ pin: null, ...next });
  };
  const pick = (picked: Picked) => {
    setSpot(picked);
    show({ pin: picked.place });
  };
  const close = () => {
    setSpot(null);
    show({ pin: null });
  };
  return (
    <HeatmapView
      controls={{
        topic,
        kind,
        years: layer?.years ?? [],
        year,
        onTopic: (next) => change({ topic: next, year: null }),
        onKind: (next) => change({ kind: next, year: null }),
        onYear: (next) => show({ year: next }),
        onPlace: (place) => {
          change({ pin: place });
          drawn?.show(place);
        },
      }}
      layers={catalogue}
      layer={layer}
      map={{
        title: `${topicOf(topic).label}の地図`,
        view,
        overlays,
        hazardPictures: null,
        subject: null,
        balloon: null,
        mark: spot?.place ?? state.pin,
        pin: state.pin,
        onPick: pick,
        onClose: close,
        onMove: (next, inView) => {
          setWindow(inView);
          if (!isSameView(next, view)) show({ view: next });
        },
        onDrawn: setDrawn,
      }}
      spot={spot && layer && { ...spotOf({ topic, layer, year }, spot), onClose: close }}
      list={list}
      onShow={({ place }) => drawn?.show(place)}
      onSave={() => drawn && layer && void save(drawn, pictureWords(state, layer, year), `machinone-${layer.id}.png`)}
      problem={problem}
    />
  );
}

type Shown = Parameters<typeof spotWords>[0];

function spotOf(shown: Shown, picked: Picked): Omit<HeatmapSpot, "onClose"> {
  const { place, tags, zoom } = picked;
  return {
    place,
    words: spotWords(shown, picked),
    precision: precisionText(shown.layer, zoom),
    years: tags ? yearValues(shown, tags) : [],
  };
}

/** The asked year where the layer has it, otherwise the newest. */
function shownYear(layer: MapLayerResponse | null, { year }: HeatmapState): number | null {
  const years = layer?.years ?? [];
  return year !== null && years.includes(year) ? year : (years.at(-1) ?? null);
}

function pictureWords({ topic, kind }: HeatmapState, { legend, provenance }: MapLayerResponse, year: number | null): PictureWords {
  const { label, kinds } = topicOf(topic);
  const parts = [label, kinds ? KINDS.find(({ id }) => id === kind)?.label : null, year === null ? null : yearText(topic, year)];
  return {
    title: `${parts.filter(Boolean).join("・")}｜まちのね`,
    notes: ["斜線はデータなし、点々は件数不足（5件未満）です。色なしは安全を意味しません。"],
    legend,
    credits: provenance?.attribution ?? "",
  };
}
