import { type Map as MapLibre, Popup, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LonLat } from "#kernel/geo.ts";
import { Button } from "../ui/button.tsx";
import { drawLayerMap, type MapTrouble, pickedAt, setOverlay, windowOf } from "./draw-layer-map.ts";
import type { LayerMapProps } from "./layer-map-props.ts";
import { useSiteMaps } from "./use-site-maps.ts";

setWorkerUrl(workerUrl);

const TROUBLE_TEXT: Readonly<Record<MapTrouble, string>> = {
  "no-drawing": "この端末では地図を描けません。下の一覧をご覧ください。",
  "no-tiles": "地図の一部を読み込めませんでした。色のない場所は、読み込めていないことがあります。",
};

export default function LayerCanvas(props: LayerMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { map, trouble } = useLayerMap(box, props);
  const isTooFar = props.overlay !== null && props.view.zoom < props.overlay.minZoom;
  const askCentre = () => map && props.onPick(pickedAt(map, map.getCenter()));
  return (
    <div className="relative">
      <section ref={box} aria-label={props.title} className="h-96 overflow-hidden rounded-control sm:h-[34rem]" />
      {isTooFar && (
        <p className="-translate-x-1/2 pointer-events-none absolute top-3 left-1/2 rounded-full border border-line bg-card px-4 py-1 text-13">
          拡大すると表示します
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button size="bar" tone="secondary" onClick={askCentre} disabled={map === null}>
          地図の中心の値を見る
        </Button>
        <p role="status" className="text-13 text-sub">
          {trouble && TROUBLE_TEXT[trouble]}
        </p>
      </div>
      <Balloon map={map} {...props} />
    </div>
  );
}

function useLayerMap(box: RefObject<HTMLDivElement | null>, props: LayerMapProps) {
  const maps = useSiteMaps();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [trouble, setTrouble] = useState<MapTrouble | null>(null);
  const newest = useRef(props);
  newest.current = props;
  const { subject, hazardPictures, overlay } = props;
  useEffect(() => {
    if (!box.current) return;
    const { view, onDrawn } = newest.current;
    const drawn = drawLayerMap(box.current, { maps, view, subject, hazardPictures, onTrouble: setTrouble });
    if (!drawn) return;
    const tell = () => newest.current.onMove({ place: placeOf(drawn), zoom: drawn.getZoom() }, windowOf(drawn));
    drawn.on("moveend", tell);
    drawn.on("click", ({ lngLat }) => newest.current.onPick(pickedAt(drawn, lngLat)));
    drawn.once("load", () => {
      setOverlay(drawn, newest.current.overlay, maps);
      setMap(drawn);
      onDrawn?.({ picture: () => pictureOf(drawn), show: (place) => showPlace(drawn, place) });
      tell();
    });
    return () => {
      onDrawn?.(null);
      setMap(null);
      drawn.remove();
    };
  }, [box, maps, subject, hazardPictures]);
  useEffect(() => {
    if (map) setOverlay(map, overlay, maps);
  }, [map, overlay, maps]);
  return { map, trouble };
}

/** Says something at a place of the map; what it says is drawn by React. */
function Balloon({ map, balloon, onClose }: Pick<LayerMapProps, "balloon" | "onClose"> & { map: MapLibre | null }): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const [lon, lat] = [balloon?.place.lon, balloon?.place.lat];
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return;
    const content = document.createElement("div");
    content.className = "font-sans text-13 text-ink";
    const popup = new Popup({ maxWidth: "280px", closeOnClick: false, focusAfterOpen: false })
      .setLngLat([lon, lat])
      .setDOMContent(content)
      .addTo(map);
    const told = () => close.current();
    popup.on("close", told);
    setBox(content);
    return () => {
      popup.off("close", told);
      popup.remove();
      setBox(null);
    };
  }, [map, lon, lat]);
  return box && balloon ? createPortal(balloon.content, box) : null;
}

function placeOf(map: MapLibre) {
  const { lng, lat } = map.getCenter();
  return { lon: lng, lat };
}

function showPlace(map: MapLibre, { lon, lat }: LonLat): void {
  map.jumpTo({ center: [lon, lat], zoom: Math.max(map.getZoom(), 13) });
  map.getContainer().scrollIntoView({ block: "center" });
}

/** The canvas must be read in the very frame it was drawn in. */
function pictureOf(map: MapLibre): Promise<{ canvas: HTMLCanvasElement; credits: string }> {
  return new Promise((resolve) => {
    map.once("render", () => {
      const from = map.getCanvas();
      const canvas = document.createElement("canvas");
      canvas.width = from.width;
      canvas.height = from.height;
      canvas.getContext("2d")?.drawImage(from, 0, 0);
      const credits = map.getContainer().querySelector(".maplibregl-ctrl-attrib-inner")?.textContent ?? "";
      resolve({ canvas, credits });
    });
    map.triggerRepaint();
  });
}
