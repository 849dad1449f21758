import { LngLat, type Map as MapLibre, Popup, prewarm, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LonLat } from "#kernel/geo.ts";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { windowAround } from "#web/kit/map/layers/map-view.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { keepInView } from "./balloon-view.ts";
import { drawLayerMap, type MapTrouble, pickedAt, setOverlay, windowOf } from "./draw-layer-map.ts";
import { inBrowser, showWhenComplete } from "./first-view.ts";
import { MAP_BOX } from "./map-look.ts";
import { copyForPrint, creditsOf } from "./printed-map.ts";
import { useSiteMaps } from "./use-site-maps.ts";

setWorkerUrl(workerUrl);
prewarm();

const TROUBLE_TEXT: Readonly<Record<MapTrouble, string>> = {
  "no-drawing": "この端末では地図を描けません。下の一覧をご覧ください。",
  "no-base": "背景の地図を読み込めませんでした。",
  "no-layer": "この項目の地図を読み込めませんでした。色のない場所は、読み込めていないことがあります。",
  "no-pictures": "公開タイルを読み込めませんでした。色のない場所は、読み込めていないことがあります。",
};

export default function LayerCanvas(props: LayerMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const { map, trouble, retry } = useLayerMap(box, props);
  usePaper(map, paper, props.subject);
  const isTooFar = props.overlay !== null && props.view.zoom < props.overlay.minZoom;
  const askCentre = () => map && props.onPick(pickedAt(map, map.getCenter()));
  return (
    <div className="relative">
      <section ref={box} aria-label={props.title} className={`no-print h-96 bg-track sm:h-[34rem] ${MAP_BOX}`} />
      {map === null && trouble === null && (
        <p className="pointer-events-none no-print absolute inset-x-0 top-44 text-center text-14 text-sub sm:top-64">
          地図を準備しています
        </p>
      )}
      <div aria-hidden="true" className="hidden print:block">
        <canvas ref={paper} className="h-auto w-full" />
      </div>
      {isTooFar && (
        <p className="-translate-x-1/2 pointer-events-none no-print absolute top-3 left-1/2 rounded-full border border-line bg-card px-4 py-1 text-13">
          拡大すると表示します
        </p>
      )}
      <div className="no-print mt-2 flex flex-wrap items-center gap-3">
        <Button size="bar" tone="secondary" onClick={askCentre} disabled={map === null} className="min-h-11">
          地図の中心の値を見る
        </Button>
        <p role="status" className="text-14">
          {trouble && TROUBLE_TEXT[trouble]}
        </p>
        {trouble && trouble !== "no-drawing" && (
          <Button size="bar" tone="secondary" onClick={retry} className="min-h-11">
            再試行
          </Button>
        )}
      </div>
      <Balloon map={map} {...props} />
    </div>
  );
}

function useLayerMap(box: RefObject<HTMLDivElement | null>, props: LayerMapProps) {
  const maps = useSiteMaps();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [trouble, setTrouble] = useState<MapTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(props);
  newest.current = props;
  const laid = useRef<LayerMapProps["overlay"]>(null);
  const { subject, hazardPictures, overlay } = props;
  useEffect(() => {
    let drawn: MapLibre | null = null;
    const begin = () => {
      if (!box.current) return;
      const { view, onDrawn, onMove, pin, overlay: first } = newest.current;
      // The layer matters more than what lies under it.
      const onTrouble = (next: MapTrouble) => setTrouble((known) => (next === "no-base" ? (known ?? next) : next));
      laid.current = first;
      const begun = drawLayerMap(box.current, { maps, view, subject, hazardPictures, overlay: first, onTrouble });
      drawn = begun;
      if (!begun) {
        onMove(view, windowAround(view, { width: box.current.clientWidth, height: box.current.clientHeight }));
        return;
      }
      const tell = () => newest.current.onMove({ place: placeOf(begun), zoom: begun.getZoom() }, windowOf(begun));
      const onUsable = () => {
        setMap(begun);
        begun.on("click", ({ lngLat }) => newest.current.onPick(pickedAt(begun, lngLat)));
        begun.on("moveend", tell);
        onDrawn?.({ picture: () => pictureOf(begun), show: (place) => showPlace(begun, place) });
        tell();
        if (pin && attempt === 0) begun.once("idle", () => newest.current.onPick(pickedAt(begun, new LngLat(pin.lon, pin.lat))));
      };
      showWhenComplete(begun, onUsable, inBrowser(begun));
    };
    // In a task of its own: it takes a phone as long as drawing the page around it.
    const timer = setTimeout(begin);
    return () => {
      clearTimeout(timer);
      if (!drawn) return;
      newest.current.onDrawn?.(null);
      setMap(null);
      drawn.remove();
    };
  }, [box, maps, subject, hazardPictures, attempt]);
  useEffect(() => {
    if (!map || laid.current === overlay) return;
    laid.current = overlay;
    setOverlay(map, overlay, maps);
  }, [map, overlay, maps]);
  const retry = () => {
    setTrouble(null);
    setAttempt(attempt + 1);
  };
  return { map, trouble, retry };
}

function usePaper(map: MapLibre | null, paper: RefObject<HTMLCanvasElement | null>, subject: LayerMapProps["subject"]): void {
  useEffect(() => {
    if (!map) return;
    const copy = () => paper.current && copyForPrint(map, paper.current, subject);
    window.addEventListener("beforeprint", copy);
    return () => window.removeEventListener("beforeprint", copy);
  }, [map, paper, subject]);
}

/** Says something at a place of the map; what it says is drawn by React. */
function Balloon({ map, balloon, onClose }: Pick<LayerMapProps, "balloon" | "onClose"> & { map: MapLibre | null }): ReactNode {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const shown = useRef<Popup | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const [lon, lat] = [balloon?.place.lon, balloon?.place.lat];
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return;
    const content = document.createElement("div");
    content.className = "font-sans text-13 text-ink";
    const popup = new Popup({ maxWidth: `${roomFor(map)}px`, closeOnClick: false, focusAfterOpen: false })
      .setLngLat([lon, lat])
      .setDOMContent(content)
      .addTo(map);
    const told = () => close.current();
    popup.on("close", told);
    shown.current = popup;
    setBox(content);
    return () => {
      popup.off("close", told);
      popup.remove();
      setBox(null);
    };
  }, [map, lon, lat]);
  // What it says is drawn by now, and its size is known.
  useEffect(() => {
    if (map && box && shown.current) keepInView(map, shown.current);
  }, [map, box]);
  return box && balloon ? createPortal(balloon.content, box) : null;
}

const WIDEST_BALLOON = 280;
/** A balloon in the middle of a narrow map stays clear of the controls at its edge. */
const ROOM_FOR_CONTROLS = 140;

function roomFor(map: MapLibre): number {
  return Math.min(WIDEST_BALLOON, map.getContainer().clientWidth - ROOM_FOR_CONTROLS);
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
      resolve({ canvas, credits: creditsOf(map) });
    });
    map.triggerRepaint();
  });
}
