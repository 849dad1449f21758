import { LngLat, type Map as MapLibre, Marker, Popup, prewarm, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { LonLat } from "#kernel/geo.ts";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { windowAround } from "#web/kit/map/layers/map-view.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { keepInView } from "./balloon-view.ts";
import { drawLayerMap, type MapTrouble, pickedAt, setOverlays, windowOf } from "./draw-layer-map.ts";
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
  const { isWholeScreen = false } = props;
  const isTooFar = props.overlays.some(({ minZoom }) => props.view.zoom < minZoom);
  const askCentre = () => map && props.onPick(pickedAt(map, map.getCenter()));
  return (
    <div className={isWholeScreen ? "relative h-full" : "relative"}>
      <section ref={box} aria-label={props.title} className={`no-print bg-track ${MAP_BOX} ${isWholeScreen ? WHOLE : IN_PAGE}`} />
      {map === null && trouble === null && (
        <p className="pointer-events-none no-print absolute inset-x-0 top-44 text-center text-14 text-sub sm:top-64">
          地図を準備しています
        </p>
      )}
      <div aria-hidden="true" className="hidden print:block">
        <canvas ref={paper} className="h-auto w-full" />
      </div>
      {isTooFar && (
        <p className="-translate-x-1/2 pointer-events-none no-print absolute top-32 left-1/2 whitespace-nowrap rounded-full border border-line bg-card px-4 py-1 text-13 sm:top-3">
          拡大すると表示します
        </p>
      )}
      <Below {...{ trouble, retry, isWholeScreen }} isDrawn={map !== null} centreLabel={props.centreLabel} onCentre={askCentre} />
      <Mark map={map} place={props.mark ?? null} />
      <Balloon map={map} {...props} />
    </div>
  );
}

type BelowProps = {
  readonly isWholeScreen: boolean;
  readonly isDrawn: boolean;
  readonly trouble: MapTrouble | null;
  readonly retry: () => void;
  readonly centreLabel: LayerMapProps["centreLabel"];
  readonly onCentre: () => void;
};

/** What can be done without a pointer, and what went wrong. */
function Below({ isWholeScreen, isDrawn, trouble, retry, centreLabel = "地図の中心の値を見る", onCentre }: BelowProps) {
  return (
    <div className={`no-print flex flex-wrap items-center gap-3 ${isWholeScreen ? OVER_MAP : "mt-2"}`}>
      <Button
        size="bar"
        tone="secondary"
        onClick={onCentre}
        disabled={!isDrawn}
        className={isWholeScreen ? "sr-only focus:not-sr-only" : "min-h-11"}
      >
        {centreLabel}
      </Button>
      <p role="status" className={isWholeScreen ? "rounded-control bg-card px-3 text-14" : "text-14"}>
        {trouble && TROUBLE_TEXT[trouble]}
      </p>
      {trouble && trouble !== "no-drawing" && (
        <Button size="bar" tone="secondary" onClick={retry} className="pointer-events-auto min-h-11">
          再試行
        </Button>
      )}
    </div>
  );
}

const IN_PAGE = "h-96 rounded-control sm:h-[34rem]";
/** On a phone the controls stand below what lies over the upper edge. */
const WHOLE = "h-full max-sm:[&_.maplibregl-ctrl-top-right]:top-28!";
const OVER_MAP = "-translate-x-1/2 pointer-events-none absolute bottom-40 left-1/2 justify-center sm:bottom-10";

/** A pin at the picked spot, where no balloon points at it. */
function Mark({ map, place }: { map: MapLibre | null; place: LonLat | null }): null {
  const [lon, lat] = [place?.lon, place?.lat];
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return;
    const pin = document.createElement("div");
    pin.className = "size-5 rounded-full border-4 border-accent bg-white/70 pointer-events-none";
    const marker = new Marker({ element: pin }).setLngLat([lon, lat]).addTo(map);
    return () => void marker.remove();
  }, [map, lon, lat]);
  return null;
}

function useLayerMap(box: RefObject<HTMLDivElement | null>, props: LayerMapProps) {
  const maps = useSiteMaps();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [trouble, setTrouble] = useState<MapTrouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(props);
  newest.current = props;
  const laid = useRef<LayerMapProps["overlays"]>([]);
  const { subject, hazardPictures, overlays } = props;
  useEffect(() => {
    let drawn: MapLibre | null = null;
    const begin = () => {
      if (!box.current) return;
      const { view, onDrawn, onMove, pin, overlays: first, isWholeScreen = false } = newest.current;
      // The layer matters more than what lies under it.
      const onTrouble = (next: MapTrouble) => setTrouble((known) => (next === "no-base" ? (known ?? next) : next));
      laid.current = first;
      const begun = drawLayerMap(box.current, { maps, view, subject, hazardPictures, overlays: first, isWholeScreen, onTrouble });
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
    if (!map || laid.current === overlays) return;
    laid.current = overlays;
    setOverlays(map, overlays, maps);
  }, [map, overlays, maps]);
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
  map.getContainer().scrollIntoView({ block: "nearest" });
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
