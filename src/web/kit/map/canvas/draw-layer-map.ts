import {
  type LayerSpecification,
  type LngLat,
  Map as MapLibre,
  Marker,
  NavigationControl,
  type PointLike,
  ScaleControl,
  type SourceSpecification,
  type StyleSpecification,
  type VectorSourceSpecification,
} from "maplibre-gl";
import { dotsPicture, hatchPicture } from "#web/kit/map/layers/hatch.ts";
import { hazardAddress, serveHazards } from "#web/kit/map/layers/hazard-protocol.ts";
import type { LayerMapProps, Picked, Window } from "#web/kit/map/layers/layer-map-props.ts";
import { DOTS, HATCH, isOutline, isOverlaySource, type MapOverlay, overlayLayers, sourceOf } from "#web/kit/map/layers/overlay.ts";
import type { SiteMaps } from "#wire/site-maps.ts";
import { addCredits, type Credits } from "./base-credit.ts";
import { UNSEEN_PIXEL_RATIO } from "./first-view.ts";
import { drawLettersInTurns } from "./letters-in-turns.ts";
import { MAP_LOCALE } from "./map-locale.ts";
import { WIDEST_SCALE_PX } from "./map-look.ts";
import { absoluteAddress, baseStyle, labelsOf, PLAIN_LABELS } from "./map-style.ts";

/** What could not be drawn or loaded: the map itself, what lies under it, the layer, the public pictures. */
export type MapTrouble = "no-drawing" | "no-base" | "no-layer" | "no-pictures";

type Drawing = Pick<LayerMapProps, "view" | "subject" | "hazardPictures"> & {
  /** The page is the map: one finger and the wheel move it. */
  readonly isWholeScreen: boolean;
  readonly maps: SiteMaps;
  /** The layers that the map first shows, the lowest first. */
  readonly overlays: readonly MapOverlay[];
  readonly onTrouble: (trouble: MapTrouble) => void;
};

const PICTURES = "pictures";
const LABELS = new Set(PLAIN_LABELS.map(({ id }) => id));

/** A map that nobody sees yet; null where the browser cannot draw maps. */
export function drawLayerMap(
  container: HTMLElement,
  { maps, view, subject, hazardPictures, overlays, isWholeScreen, onTrouble }: Drawing,
): MapLibre | null {
  try {
    const pictures = hazardPictures && maps.hazards ? picturesOf(maps.hazards, hazardPictures) : null;
    const map = new MapLibre({
      container,
      style: firstStyle(maps, overlays, pictures),
      center: [view.place.lon, view.place.lat],
      zoom: view.zoom,
      minZoom: 4,
      maxZoom: 17,
      cooperativeGestures: !isWholeScreen,
      attributionControl: false,
      fadeDuration: 0,
      locale: MAP_LOCALE,
      pixelRatio: UNSEEN_PIXEL_RATIO,
      validateStyle: false,
    });
    drawLettersInTurns(map);
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    creditsOfMap.set(map, addCredits(map, maps));
    showCredits(map, overlays, pictures && maps.hazards ? maps.hazards.credit : null);
    map.addControl(new ScaleControl({ unit: "metric", maxWidth: WIDEST_SCALE_PX }), "bottom-left");
    map.on("error", (event) => onTrouble(troubleOf(event)));
    map.once("style.load", () => {
      map.addImage(HATCH, hatchPicture());
      map.addImage(DOTS, dotsPicture());
    });
    if (subject) addSubject(map, subject);
    return map;
  } catch {
    onTrouble("no-drawing");
    return null;
  }
}

function troubleOf(event: object): MapTrouble {
  const source = "sourceId" in event && typeof event.sourceId === "string" ? event.sourceId : undefined;
  if (isOverlaySource(source)) return "no-layer";
  return source === PICTURES ? "no-pictures" : "no-base";
}

type Pictures = { readonly source: SourceSpecification; readonly layer: LayerSpecification };

/** All of a map at once, so that each tile is asked for and read once. */
function firstStyle(maps: SiteMaps, overlays: readonly MapOverlay[], pictures: Pictures | null): StyleSpecification {
  const style = baseStyle(maps, window.location.href);
  return {
    ...style,
    sources: {
      ...style.sources,
      ...(pictures ? { [PICTURES]: pictures.source } : {}),
      ...Object.fromEntries(overlays.map((overlay) => [sourceOf(overlay.id), overlaySource(overlay, maps)])),
    },
    layers: [
      ...style.layers,
      ...(pictures ? [pictures.layer] : []),
      ...overlays.flatMap((overlay) => overlayLayers(overlay, maps.base !== null)),
      ...labelsOf(maps),
    ],
  };
}

function overlaySource(
  { id, version, minZoom, maxZoom }: MapOverlay,
  { tiles }: SiteMaps,
): VectorSourceSpecification & { tiles: string[] } {
  const address = absoluteAddress(`${tiles}/${id}/${version}/{z}/{x}/{y}.mvt`, window.location.href);
  return { type: "vector", tiles: [address], minzoom: minZoom, maxzoom: maxZoom };
}

/** Beside a map, since it has no place for it itself. */
const creditsOfMap = new WeakMap<MapLibre, Credits>();

function showCredits(map: MapLibre, overlays: readonly MapOverlay[], pictures: string | null): void {
  const credits = overlays.flatMap(({ credit }) => credit ?? []);
  creditsOfMap.get(map)?.show(pictures === null ? credits : [...credits, pictures]);
}

/** Puts layers of our tiles over the map in place of those before; of the same layer in another year, only its colours change. */
export function setOverlays(map: MapLibre, overlays: readonly MapOverlay[], maps: SiteMaps): void {
  for (const id of map.getLayersOrder()) if (isOfOverlay(map, id)) map.removeLayer(id);
  const wanted = new Map(overlays.map((overlay) => [sourceOf(overlay.id), overlaySource(overlay, maps)]));
  for (const [name, source] of Object.entries(map.getStyle().sources)) {
    const address = source.type === "vector" ? source.tiles?.[0] : undefined;
    if (isOverlaySource(name) && wanted.get(name)?.tiles[0] !== address) map.removeSource(name);
  }
  for (const [name, source] of wanted) if (!map.getSource(name)) map.addSource(name, source);
  const firstLabel = map.getLayersOrder().find((id) => LABELS.has(id));
  for (const layer of overlays.flatMap((overlay) => overlayLayers(overlay, maps.base !== null))) map.addLayer(layer, firstLabel);
  showCredits(map, overlays, map.getLayer(PICTURES) && maps.hazards ? maps.hazards.credit : null);
}

/** What the layers tell of a spot, the topmost first. */
export function pickedAt(map: MapLibre, lngLat: LngLat): Picked {
  const layers = map.getLayersOrder().filter((id) => isOfOverlay(map, id) && !isOutline(id));
  const found = map.queryRenderedFeatures(reach(map, lngLat, layers), { layers });
  const feature = found.find(({ properties }) => properties.s !== "no_data") ?? found[0];
  const { lng, lat } = lngLat;
  const mesh = feature?.id === undefined ? null : String(feature.id);
  const dot = feature?.geometry.type === "Point" ? feature.geometry.coordinates : null;
  const [lonOfDot = lng, latOfDot = lat] = dot ?? [];
  const all = found.filter(({ geometry }) => isAtDot(geometry, dot)).map(({ properties }) => properties);
  return { place: { lon: lonOfDot, lat: latOfDot }, zoom: map.getZoom(), tags: feature?.properties ?? null, mesh, all };
}

/** A finger is wider than a dot or a line. */
const FINGER = 14;

function reach(map: MapLibre, lngLat: LngLat, layers: readonly string[]): PointLike | [PointLike, PointLike] {
  const { x, y } = map.project(lngLat);
  const isThin = layers.some((id) => ["circle", "line"].includes(map.getLayer(id)?.type ?? ""));
  if (!isThin) return [x, y];
  return [
    [x - FINGER, y - FINGER],
    [x + FINGER, y + FINGER],
  ];
}

function isAtDot(geometry: GeoJSON.Geometry, dot: readonly number[] | null): boolean {
  return dot === null || (geometry.type === "Point" && geometry.coordinates[0] === dot[0] && geometry.coordinates[1] === dot[1]);
}

export function windowOf(map: MapLibre): Window {
  const bounds = map.getBounds();
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
}

function isOfOverlay(map: MapLibre, id: string): boolean {
  return isOverlaySource(map.getLayer(id)?.source);
}

function picturesOf(hazards: NonNullable<SiteMaps["hazards"]>, layer: string): Pictures {
  serveHazards(hazards);
  return {
    source: {
      type: "raster",
      tiles: [hazardAddress(layer)],
      tileSize: 256,
      minzoom: 5,
      maxzoom: 17,
    },
    layer: {
      id: PICTURES,
      type: "raster",
      source: PICTURES,
      paint: { "raster-opacity": 0.7, "raster-resampling": "nearest", "raster-fade-duration": 0 },
    },
  };
}

function addSubject(map: MapLibre, { place, label }: NonNullable<LayerMapProps["subject"]>): void {
  const mark = document.createElement("div");
  mark.className =
    "pointer-events-none flex h-8 items-center rounded-control rounded-bl-none border-2 border-white bg-accent px-2 font-bold text-13 text-white whitespace-nowrap";
  mark.textContent = label;
  new Marker({ element: mark, anchor: "bottom-left" }).setLngLat([place.lon, place.lat]).addTo(map);
}
