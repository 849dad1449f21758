import { Map as MapLibre, Marker, NavigationControl, Popup, ScaleControl, setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import "maplibre-gl/dist/maplibre-gl.css";
import { useEffect, useRef, useState } from "react";
import type { SiteMaps } from "#wire/site-maps.ts";
import { keepInView } from "./balloon-view.ts";
import { addCredits } from "./base-credit.ts";
import { inBrowser, showWhenComplete, UNSEEN_PIXEL_RATIO } from "./first-view.ts";
import { boundsOf, countOf, groupPlaces, type PlaceGroup, type PlaceMapProps } from "./group-places.ts";
import { drawLettersInTurns } from "./letters-in-turns.ts";
import { MAP_LOCALE } from "./map-locale.ts";
import { MAP_BOX, WIDEST_SCALE_PX } from "./map-look.ts";
import { baseStyle, labelsOf } from "./map-style.ts";
import { copyForPrint } from "./printed-map.ts";
import { useSiteMaps } from "./use-site-maps.ts";

setWorkerUrl(workerUrl);

type Trouble = "no-drawing" | "no-background" | null;

const TROUBLE_TEXT = {
  "no-drawing": "この端末では地図を描けません。表をご覧ください。",
  "no-background": "背景の地図を読み込めませんでした。位置だけを表示しています。",
} as const;

export default function MapCanvas({ title, subject, items, credits = NO_CREDITS }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLCanvasElement>(null);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const maps = useSiteMaps();
  useEffect(() => {
    if (!box.current) return;
    const map = draw(box.current, { title, subject, items, credits, maps }, setTrouble);
    const copy = () => {
      if (!map || !paper.current) return;
      copyForPrint(
        map,
        paper.current,
        subject,
        items.map(({ place }) => place),
      );
    };
    window.addEventListener("beforeprint", copy);
    return () => {
      window.removeEventListener("beforeprint", copy);
      map?.remove();
    };
  }, [title, subject, items, credits, maps]);
  return (
    <div>
      <section ref={box} aria-label={title} className={`no-print h-80 rounded-control bg-track sm:h-[26rem] ${MAP_BOX}`} />
      <div aria-hidden="true" className="hidden print:block">
        <canvas ref={paper} className="h-auto w-full" />
      </div>
      <p role="status" className="no-print mt-2 text-13 text-sub">
        {trouble && TROUBLE_TEXT[trouble]}
      </p>
    </div>
  );
}

const NO_CREDITS: readonly string[] = [];

/** No mark begins under the buttons at the right, which are 44 px wide. */
const BESIDE_CONTROLS = { top: 48, right: 80, bottom: 48, left: 48 };

type Drawing = Required<PlaceMapProps> & { readonly maps: SiteMaps };

function draw(container: HTMLElement, { subject, items, credits, maps }: Drawing, onTrouble: (trouble: Trouble) => void): MapLibre | null {
  const places = [...(subject ? [subject.place] : []), ...items.map(({ place }) => place)];
  try {
    const style = baseStyle(maps, window.location.href);
    const map = new MapLibre({
      container,
      style: { ...style, layers: [...style.layers, ...labelsOf(maps)] },
      bounds: boundsOf(places),
      fitBoundsOptions: { padding: BESIDE_CONTROLS, maxZoom: 16 },
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
    addCredits(map, maps).show(credits);
    map.addControl(new ScaleControl({ unit: "metric", maxWidth: WIDEST_SCALE_PX }), "bottom-left");
    watchBackground(map, onTrouble);
    addGroups(map, items);
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
    "pointer-events-none flex h-8 items-center rounded-control rounded-bl-none border-2 border-white bg-accent px-2 font-bold text-13 text-white whitespace-nowrap";
  mark.textContent = label;
  new Marker({ element: mark, anchor: "bottom-left" }).setLngLat([place.lon, place.lat]).addTo(map);
}

/** Marks part as one looks nearer, and join as one goes away. */
function addGroups(map: MapLibre, items: PlaceMapProps["items"]): void {
  let shown = "";
  let markers: readonly Marker[] = [];
  const draw = () => {
    const groups = groupPlaces(items, map.getZoom());
    const next = JSON.stringify(groups.map((group) => group.items.map(({ id }) => id)));
    // An open balloon stays where nothing changes.
    if (next === shown) return;
    shown = next;
    for (const marker of markers) marker.remove();
    markers = groups.map((group) => addGroup(map, group));
  };
  draw();
  map.on("zoomend", draw);
}

/** A thing at a place is a filled mark; what is known to lie somewhere around is a wide and pale circle. */
const MARK =
  "grid h-9 min-w-9 place-items-center rounded-full px-1 border-2 border-white bg-brand font-bold text-13 text-white before:absolute before:-inset-1 before:content-['']";
const CIRCLE =
  "grid size-16 place-items-center whitespace-pre-line rounded-full border-2 border-brand bg-brand-tint/90 text-center font-bold text-13/[1.3] text-brand-strong";

function addGroup(map: MapLibre, group: PlaceGroup): Marker {
  const { place, items } = group;
  const mark = document.createElement("button");
  const first = items[0]?.label ?? "";
  const isCircle = items.some(({ count }) => count !== undefined);
  mark.type = "button";
  mark.className = isCircle ? CIRCLE : MARK;
  const [only] = items.length === 1 ? items : [];
  const count = countOf(group);
  mark.textContent = only?.mark ?? `${count}件`;
  mark.setAttribute("aria-label", `${count}件：${first}${items.length > 1 ? " ほか" : ""}`);
  const popup = new Popup({ offset: 20, maxWidth: "260px" }).setDOMContent(listOf(items));
  popup.on("open", () => keepInView(map, popup));
  return new Marker({ element: mark }).setLngLat([place.lon, place.lat]).setPopup(popup).addTo(map);
}

function listOf(items: PlaceGroup["items"]): HTMLElement {
  const list = document.createElement("ul");
  list.className = "flex max-h-40 flex-col gap-2 overflow-y-auto p-1 pr-3 font-sans text-13 text-ink";
  for (const item of items) {
    const line = document.createElement("li");
    line.append(headOf(item), document.createElement("br"), item.detail);
    list.append(line);
  }
  return list;
}

function headOf({ label, href }: PlaceGroup["items"][number]): HTMLElement {
  const name = document.createElement("b");
  name.textContent = label;
  if (href === undefined) return name;
  const link = document.createElement("a");
  link.href = href;
  link.className = "inline-flex min-h-11 items-center text-link";
  link.append(name);
  return link;
}
