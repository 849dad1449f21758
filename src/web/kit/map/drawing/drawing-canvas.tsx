import { Map as MapLibre, NavigationControl, ScaleControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { addCredits } from "#web/kit/map/canvas/base-credit.ts";
import { inBrowser, showWhenComplete, UNSEEN_PIXEL_RATIO } from "#web/kit/map/canvas/first-view.ts";
import { drawLettersInTurns } from "#web/kit/map/canvas/letters-in-turns.ts";
import { MAP_LOCALE } from "#web/kit/map/canvas/map-locale.ts";
import { MAP_BOX, WIDEST_SCALE_PX } from "#web/kit/map/canvas/map-look.ts";
import { baseStyle, labelsOf } from "#web/kit/map/canvas/map-style.ts";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import type { Window } from "#web/kit/map/layers/map-view.ts";
import { windowOfCorners } from "./corners.ts";
import { DrawingControls } from "./drawing-controls.tsx";
import type { DrawingMapProps } from "./drawing-map-props.ts";
import { useDrawnArea } from "./use-drawn-area.ts";

setWorkerUrl(workerUrl);

export default function DrawingCanvas(props: DrawingMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { map, isRefused } = useMap(box, props);
  const drawing = useDrawnArea(map, props.area, props.onChange);
  // After the drawing: what draws on a map ends before the map does.
  useEffect(() => (map ? () => map.remove() : undefined), [map]);
  return (
    <div className="flex flex-col gap-3">
      <section ref={box} aria-label={props.title} className={`no-print h-80 rounded-control bg-track sm:h-[28rem] ${MAP_BOX}`} />
      {isRefused ? (
        <p role="status" className="text-14">
          この端末では地図を描けません。下の町の一覧から選べます。
        </p>
      ) : (
        <DrawingControls drawing={drawing} area={props.area} isDisabled={map === null} />
      )}
    </div>
  );
}

function useMap(box: RefObject<HTMLDivElement | null>, props: DrawingMapProps) {
  const maps = useSiteMaps();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [isRefused, setRefused] = useState(false);
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    if (!box.current) return;
    const { area, start } = newest.current;
    let made: MapLibre | null = null;
    try {
      made = begin(box.current, { maps, shown: area ? windowOfCorners(area) : start });
    } catch {
      setRefused(true);
      return;
    }
    const begun = made;
    const tell = () => newest.current.onMove?.(windowOf(begun));
    let isDrawable = false;
    begun.once("style.load", () => {
      isDrawable = true;
      setMap(begun);
    });
    begun.on("moveend", tell);
    tell();
    return () => {
      setMap(null);
      if (!isDrawable) begun.remove();
    };
  }, [box, maps]);
  return { map, isRefused };
}

type Beginning = { readonly maps: ReturnType<typeof useSiteMaps>; readonly shown: Window };

function begin(container: HTMLElement, { maps, shown }: Beginning): MapLibre {
  const style = baseStyle(maps, window.location.href);
  const map = new MapLibre({
    container,
    style: { ...style, layers: [...style.layers, ...labelsOf(maps)] },
    bounds: [shown.west, shown.south, shown.east, shown.north],
    fitBoundsOptions: { padding: 32, maxZoom: 15 },
    minZoom: 4,
    maxZoom: 17,
    cooperativeGestures: true,
    attributionControl: false,
    locale: MAP_LOCALE,
    pixelRatio: UNSEEN_PIXEL_RATIO,
    validateStyle: false,
  });
  drawLettersInTurns(map);
  showWhenComplete(map, () => undefined, inBrowser(map));
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  addCredits(map, maps);
  map.addControl(new ScaleControl({ unit: "metric", maxWidth: WIDEST_SCALE_PX }), "bottom-left");
  return map;
}

function windowOf(map: MapLibre): Window {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}
