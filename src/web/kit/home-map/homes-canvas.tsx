import { type Map as MapLibre, Marker, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { drawLayerMap, type MapTrouble, setOverlays, windowOf } from "#web/kit/map/canvas/draw-layer-map.ts";
import { inBrowser, showWhenComplete } from "#web/kit/map/canvas/first-view.ts";
import { MAP_BOX } from "#web/kit/map/canvas/map-look.ts";
import { useSiteMaps } from "#web/kit/map/canvas/use-site-maps.ts";
import type { MapOverlay } from "#web/kit/map/layers/overlay.ts";
import { showArea } from "./area-layer.ts";
import { crowdedPins, pinWidth } from "./crowded-pins.ts";
import type { Box, HomeSpot } from "./home-spots.ts";
import type { HomesMapProps } from "./homes-map-props.ts";
import { clusterElement, pinElement } from "./pin-element.ts";

setWorkerUrl(workerUrl);

const NO_OVERLAYS: readonly MapOverlay[] = [];
/** 東京駅: where nothing is known yet. */
const FIRST_VIEW = { place: { lon: 139.767, lat: 35.681 }, zoom: 11 };

/** While an area is drawn, pins take no press. */
const BEHIND = "[&_.maplibregl-marker]:pointer-events-none! [&_.maplibregl-marker]:opacity-50!";

/** The map of homes itself; fetched when it is needed. */
export default function HomesCanvas(props: HomesMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { map, trouble } = useMap(box, props);
  useBounds(map, props.bounds);
  usePins(map, props);
  useChosen(box, props);
  useArea(map, props);
  useDrawing(map, props);
  return (
    <>
      <section ref={box} aria-label={props.title} className={`no-print h-full ${MAP_BOX} ${props.drawing ? BEHIND : ""}`} />
      <p
        role="status"
        className="no-print -translate-x-1/2 absolute bottom-12 left-1/2 z-10 rounded-control bg-card px-3 text-13 empty:hidden"
      >
        {trouble === "no-drawing" && "この端末では地図を描けません。一覧をご覧ください。"}
        {trouble !== null && trouble !== "no-drawing" && "背景の地図を読み込めませんでした。位置だけを表示しています。"}
      </p>
    </>
  );
}

function useMap(box: RefObject<HTMLDivElement | null>, props: HomesMapProps) {
  const maps = useSiteMaps();
  const [map, setMap] = useState<MapLibre | null>(null);
  const [trouble, setTrouble] = useState<MapTrouble | null>(null);
  const newest = useRef(props);
  newest.current = props;
  const { overlays = NO_OVERLAYS } = props;
  const laid = useRef(overlays);
  useEffect(() => {
    if (!box.current) return undefined;
    const { overlays: first = NO_OVERLAYS } = newest.current;
    laid.current = first;
    const drawn = drawLayerMap(box.current, {
      ...{ maps, view: FIRST_VIEW, subject: null, hazardPictures: null, overlays: first, isWholeScreen: true },
      onTrouble: (next) => setTrouble((known) => known ?? next),
    });
    if (!drawn) return undefined;
    const { bounds } = newest.current;
    if (bounds) lookAt(drawn, bounds, false);
    drawn.on("moveend", ({ originalEvent }) => newest.current.onRest(windowNow(drawn), originalEvent !== undefined));
    showWhenComplete(drawn, () => newest.current.onRest(windowNow(drawn), false), inBrowser(drawn));
    setMap(drawn);
    return () => {
      setMap(null);
      drawn.remove();
    };
  }, [box, maps]);
  useEffect(() => {
    if (!map || laid.current === overlays) return;
    laid.current = overlays;
    setOverlays(map, overlays, maps);
  }, [map, overlays, maps]);
  return { map, trouble };
}

function windowNow(map: MapLibre) {
  return { box: windowOf(map), zoom: map.getZoom() };
}

function lookAt(map: MapLibre, { west, south, east, north }: Box, isSlow: boolean): void {
  map.fitBounds([west, south, east, north], { padding: 48, maxZoom: 15, animate: isSlow, duration: 400 });
}

/** Another rectangle moves the map; the one it shows already, told back by the address, does not. */
function useBounds(map: MapLibre | null, bounds: Box | null): void {
  const shown = useRef(bounds);
  useEffect(() => {
    if (!map || bounds === null || shown.current === bounds) return;
    shown.current = bounds;
    lookAt(map, bounds, !matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [map, bounds]);
}

function usePins(map: MapLibre | null, props: HomesMapProps): void {
  const { spots, pinOf = pinElement } = props;
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    if (!map || !spots) return undefined;
    const pins = spots.pins.map((spot) => {
      const pin = pinOf(spot);
      pin.dataset.pin = spot.key;
      if (spot.key === newest.current.chosen) pin.dataset.chosen = "";
      pin.addEventListener("click", (event) => {
        event.stopPropagation();
        newest.current.onPick(spot);
      });
      pin.addEventListener("mouseenter", () => newest.current.onPoint?.(spot.key));
      pin.addEventListener("mouseleave", () => newest.current.onPoint?.(null));
      return new Marker({ element: pin }).setLngLat([spot.lon, spot.lat]).addTo(map);
    });
    const make = () => makeRoom(map, spots.pins, pins);
    make();
    map.on("zoomend", make);
    const clusters = spots.clusters.map((cluster) => {
      const mark = clusterElement(cluster);
      // Somebody wants to look nearer: this is a move by hand.
      mark.addEventListener("click", (originalEvent) => {
        const { west, south, east, north } = cluster.box;
        map.fitBounds([west, south, east, north], { padding: 64, maxZoom: 16 }, { originalEvent });
      });
      return new Marker({ element: mark }).setLngLat([cluster.lon, cluster.lat]).addTo(map);
    });
    return () => {
      map.off("zoomend", make);
      for (const marker of [...pins, ...clusters]) marker.remove();
    };
  }, [map, spots, pinOf]);
}

/** Pins without room for their words become dots, which are pressed all the same. */
function makeRoom(map: MapLibre, spots: readonly HomeSpot[], pins: readonly Marker[]): void {
  const placed = spots.map(({ lon, lat, grade }, index) => {
    const { x, y } = map.project([lon, lat]);
    const words = pins[index]?.getElement().textContent ?? "";
    return { x, y, width: pinWidth(words), weight: grade === "A" || grade === "B" ? 1 : 0 };
  });
  const crowded = crowdedPins(placed);
  for (const [index, pin] of pins.entries()) pin.getElement().toggleAttribute("data-small", crowded.has(index));
}

function useChosen(box: RefObject<HTMLDivElement | null>, { chosen, spots }: HomesMapProps): void {
  useEffect(() => {
    if (!spots) return;
    for (const pin of box.current?.querySelectorAll<HTMLElement>("[data-pin]") ?? []) {
      if (pin.dataset.pin === chosen) pin.dataset.chosen = "";
      else delete pin.dataset.chosen;
    }
  }, [box, chosen, spots]);
}

/** While an area is drawn its outline is the drawing's. A new look of the map gets it again. */
function useArea(map: MapLibre | null, { area, drawing = null }: HomesMapProps): void {
  const shown = drawing === null ? area : null;
  useEffect(() => {
    if (!map) return undefined;
    const show = () => showArea(map, shown);
    if (isStyled(map)) show();
    map.on("style.load", show);
    return () => void map.off("style.load", show);
  }, [map, shown]);
}

/** Nothing can be laid on a map before. */
async function whenStyled(map: MapLibre): Promise<void> {
  if (!isStyled(map)) await map.once("style.load");
}

function isStyled(map: MapLibre): boolean {
  return map.isStyleLoaded() || map.getSource("base") !== undefined;
}

function useDrawing(map: MapLibre | null, props: HomesMapProps): void {
  const { drawing = null } = props;
  const newest = useRef(props);
  newest.current = props;
  useEffect(() => {
    if (!map || drawing === null) return undefined;
    let stop = () => {};
    let isOver = false;
    const begin = async () => {
      const [{ beginDrawing }, { TerraDrawMapLibreGLAdapter }] = await Promise.all([
        import("./area-drawing.ts"),
        import("terra-draw-maplibre-gl-adapter"),
        whenStyled(map),
      ]);
      if (isOver) return;
      const adapter = new TerraDrawMapLibreGLAdapter({ map, prefixId: "drawing" });
      const tools = beginDrawing(adapter, drawing.first, (state) => newest.current.onDrawing?.(state));
      newest.current.onDrawingTools?.(tools);
      map.on("style.load", tools.redraw);
      stop = () => {
        map.off("style.load", tools.redraw);
        tools.stop();
      };
    };
    void begin();
    return () => {
      isOver = true;
      stop();
      newest.current.onDrawingTools?.(null);
    };
  }, [map, drawing]);
}
