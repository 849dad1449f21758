import { Map as MapLibre, Marker, NavigationControl, Popup, ScaleControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useRef, useState } from "react";
import type { SiteMaps } from "#kernel/site-maps.ts";
import { boundsOf, groupPlaces, type PlaceGroup, type PlaceMapProps } from "./group-places.ts";
import { MAP_LOCALE } from "./map-locale.ts";
import { baseStyle } from "./map-style.ts";
import { useSiteMaps } from "./use-site-maps.ts";

setWorkerUrl(workerUrl);

type Trouble = "no-drawing" | "no-background" | null;

const TROUBLE_TEXT = {
  "no-drawing": "この端末では地図を描けません。表をご覧ください。",
  "no-background": "背景の地図を読み込めませんでした。位置だけを表示しています。",
} as const;

export default function MapCanvas({ title, subject, items }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const maps = useSiteMaps();
  useEffect(() => {
    if (!box.current) return;
    const map = draw(box.current, { title, subject, items, maps }, setTrouble);
    return () => map?.remove();
  }, [title, subject, items, maps]);
  return (
    <div>
      <section ref={box} aria-label={title} className="h-80 overflow-hidden rounded-control sm:h-[26rem]" />
      <p role="status" className="mt-2 text-13 text-sub">
        {trouble && TROUBLE_TEXT[trouble]}
      </p>
    </div>
  );
}

type Drawing = PlaceMapProps & { readonly maps: SiteMaps };

function draw(container: HTMLElement, { subject, items, maps }: Drawing, onTrouble: (trouble: Trouble) => void): MapLibre | null {
  const places = [...(subject ? [subject.place] : []), ...items.map(({ place }) => place)];
  try {
    const map = new MapLibre({
      container,
      style: baseStyle(maps, window.location.href),
      bounds: boundsOf(places),
      fitBoundsOptions: { padding: 48, maxZoom: 16 },
      maxZoom: 17,
      cooperativeGestures: true,
      attributionControl: { compact: false },
      locale: MAP_LOCALE,
    });
    map.addControl(new NavigationControl({ showCompass: false }), "top-right");
    map.addControl(new ScaleControl({ unit: "metric" }), "bottom-left");
    watchBackground(map, onTrouble);
    for (const group of groupPlaces(items)) addGroup(map, group);
    if (subject) addSubject(map, subject);
    return map;
  } catch {
    onTrouble("no-drawing");
    return null;
  }
}

/** Single tiles may be missing at the edge of the country; only when none arrives is there no background. */
function watchBackground(map: MapLibre, onTrouble: (trouble: Trouble) => void): void {
  let hasTile = false;
  map.on("sourcedata", ({ tile }) => {
    if (hasTile || tile?.state !== "loaded") return;
    hasTile = true;
    onTrouble(null);
  });
  map.on("error", () => {
    if (!hasTile) onTrouble("no-background");
  });
}

/** A home's own mark is a square with a roof-like corner, sales are round: told apart without colour. */
function addSubject(map: MapLibre, { place, label }: NonNullable<PlaceMapProps["subject"]>): void {
  const mark = document.createElement("div");
  mark.className =
    "flex h-8 items-center rounded-control rounded-bl-none border-2 border-white bg-accent px-2 font-bold text-13 text-white whitespace-nowrap";
  mark.textContent = label;
  new Marker({ element: mark, anchor: "bottom-left" }).setLngLat([place.lon, place.lat]).addTo(map);
}

function addGroup(map: MapLibre, { place, items }: PlaceGroup): void {
  const mark = document.createElement("button");
  const first = items[0]?.label ?? "";
  mark.type = "button";
  mark.className = "grid size-9 place-items-center rounded-full border-2 border-white bg-brand font-bold text-13 text-white";
  const [only] = items.length === 1 ? items : [];
  mark.textContent = only?.mark ?? `${items.length}件`;
  mark.setAttribute("aria-label", `${items.length}件：${first}${items.length > 1 ? " ほか" : ""}`);
  const popup = new Popup({ offset: 20, maxWidth: "260px" }).setDOMContent(listOf(items));
  new Marker({ element: mark }).setLngLat([place.lon, place.lat]).setPopup(popup).addTo(map);
}

function listOf(items: PlaceGroup["items"]): HTMLElement {
  const list = document.createElement("ul");
  list.className = "flex max-h-48 flex-col gap-2 overflow-y-auto pr-3 font-sans text-13 text-ink";
  for (const { label, detail } of items) {
    const line = document.createElement("li");
    const head = document.createElement("b");
    head.textContent = label;
    line.append(head, document.createElement("br"), detail);
    list.append(line);
  }
  return list;
}
