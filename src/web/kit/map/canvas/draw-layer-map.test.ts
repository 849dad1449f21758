import { LngLat, Map as MapLibre, type StyleSpecification } from "maplibre-gl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MapOverlay } from "#web/kit/map/layers/overlay.ts";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { pickedAt, setOverlays, windowOf } from "./draw-layer-map.ts";
import { baseStyle, PLAIN_LABELS } from "./map-style.ts";

const PAGE = "https://site.example/risk/x/flood/map";
const FLOOD: MapOverlay = {
  ...{ id: "flood_max_rank", version: "1-1", shape: "area", minZoom: 10, maxZoom: 14, year: null },
  legend: [{ from: 1, colour: "#f7f5a9", label: "0.5m未満" }],
};

const GROUND = ["ground", "water", "land", "borders"];
const NAMES = PLAIN_LABELS.map(({ id }) => id);

type Feature = { readonly id?: number; readonly geometry: object; readonly properties: Readonly<Record<string, unknown>> };
type Place = { readonly x: number; readonly y: number };

/** A map that keeps its style and is never drawn. `features`: what lies under the finger. */
function quietMap(features: readonly Feature[] = []) {
  const style: StyleSpecification = structuredClone(baseStyle(PLAIN_MAPS, PAGE));
  const asked: unknown[] = [];
  const parts = {
    getStyle: () => structuredClone(style),
    // A copy, as the map answers it: layers are removed while it is walked through.
    getLayersOrder: () => style.layers.map(({ id }) => id),
    getLayer: (id: string) => style.layers.find((layer) => layer.id === id),
    getSource: (id: string) => style.sources[id],
    addSource: (id: string, source: StyleSpecification["sources"][string]) => void Object.assign(style.sources, { [id]: source }),
    removeSource: (id: string) => void Reflect.deleteProperty(style.sources, id),
    addLayer: (layer: StyleSpecification["layers"][number], before?: string) => {
      const at = style.layers.findIndex(({ id }) => id === before);
      style.layers.splice(at === -1 ? style.layers.length : at, 0, layer);
    },
    removeLayer: (id: string) =>
      void style.layers.splice(
        style.layers.findIndex((layer) => layer.id === id),
        1,
      ),
    project: (): Place => ({ x: 100, y: 50 }),
    queryRenderedFeatures: (where: unknown) => {
      asked.push(where);
      return features;
    },
    getZoom: () => 13,
    getBounds: () => ({ getWest: () => 139.7, getSouth: () => 35.6, getEast: () => 139.8, getNorth: () => 35.7 }),
  };
  const map: MapLibre = Object.assign(Object.create(MapLibre.prototype), parts);
  for (const label of PLAIN_LABELS) map.addLayer(label);
  return { map, asked, layers: () => style.layers.map(({ id }) => id), source: (id = FLOOD.id) => style.sources[`overlay:${id}`] };
}

beforeEach(() => void vi.stubGlobal("window", { location: new URL(PAGE) }));
afterEach(() => void vi.unstubAllGlobals());

describe("a layer over the map", () => {
  it("comes from our tiles of its version, under the names of places", () => {
    const { map, layers, source } = quietMap();
    setOverlays(map, [FLOOD], PLAIN_MAPS);

    expect(source()).toMatchObject({
      tiles: ["https://site.example/api/estate/tiles/flood_max_rank/1-1/{z}/{x}/{y}.mvt"],
      minzoom: 10,
      maxzoom: 14,
    });
    expect(layers()).toEqual([...GROUND, "flood_max_rank:no-data", "flood_max_rank:values", ...NAMES]);
  });

  it("gives way to the next one with all that was drawn of it", () => {
    const { map, layers, source } = quietMap();
    setOverlays(map, [{ ...FLOOD, shape: "mesh", id: "price", year: 2024 }], PLAIN_MAPS);
    setOverlays(map, [FLOOD], PLAIN_MAPS);

    expect(layers().filter((id) => id.startsWith("price:"))).toEqual([]);
    expect(source("price")).toBeUndefined();
    expect(source()).toMatchObject({ tiles: [expect.stringContaining("/flood_max_rank/1-1/")] });
  });

  it("keeps its tiles where only its year changes", () => {
    const { map, source } = quietMap();
    const price: MapOverlay = { ...FLOOD, shape: "mesh", id: "price", year: 2024 };
    setOverlays(map, [price], PLAIN_MAPS);
    const tiles = source("price");
    setOverlays(map, [{ ...price, year: 2025 }], PLAIN_MAPS);

    expect(source("price")).toBe(tiles);
    expect(map.getLayer("price:values")).toMatchObject({ paint: { "fill-color": expect.anything() } });
  });

  it("lies on others in their order, each as strong as it is told", () => {
    const { map, layers } = quietMap();
    setOverlays(
      map,
      [
        { ...FLOOD, opacity: 0.6 },
        { ...FLOOD, id: "landslide", opacity: 0.6 },
      ],
      PLAIN_MAPS,
    );

    expect(layers().filter((id) => id.endsWith(":values"))).toEqual(["flood_max_rank:values", "landslide:values"]);
    expect(map.getLayer("landslide:values")).toMatchObject({ paint: { "fill-opacity": 0.6 } });
    expect(map.getLayer("landslide:no-data")).toMatchObject({ paint: { "fill-opacity": 0.6 } });
  });

  it("may be none, and then nothing of it is left", () => {
    const { map, layers, source } = quietMap();
    setOverlays(map, [FLOOD], PLAIN_MAPS);
    setOverlays(map, [], PLAIN_MAPS);

    expect([layers(), source()]).toEqual([[...GROUND, ...NAMES], undefined]);
  });

  it("lets the streets through where they are pictures, and has exactly its colours where they are our own", () => {
    const { map } = quietMap();
    const pictures = { template: "https://t.example/{z}/{x}/{y}.png", credit: "x" };
    setOverlays(map, [FLOOD], { ...PLAIN_MAPS, base: pictures });
    expect(map.getLayer("flood_max_rank:values")).toMatchObject({ paint: { "fill-opacity": 0.75 } });

    setOverlays(map, [FLOOD], PLAIN_MAPS);
    expect(map.getLayer("flood_max_rank:values")).toMatchObject({ paint: { "fill-opacity": 1 } });
  });
});

describe("what a finger picks", () => {
  const SPOT = new LngLat(139.79, 35.65);
  const area = { type: "Polygon" };
  const dot = (lon: number, lat: number) => ({ type: "Point", coordinates: [lon, lat] });
  const picked = (shape: MapOverlay["shape"], features: readonly Feature[]) => {
    const quiet = quietMap(features);
    setOverlays(quiet.map, [{ ...FLOOD, shape }], PLAIN_MAPS);
    return { ...pickedAt(quiet.map, SPOT), asked: quiet.asked[0] };
  };

  it("is the square there, with what its tile tells", () => {
    expect(picked("mesh", [{ id: 53_394_611, geometry: area, properties: { v: 364, n: 12 } }])).toMatchObject({
      place: { lon: 139.79, lat: 35.65 },
      zoom: 13,
      tags: { v: 364, n: 12 },
      mesh: "53394611",
    });
  });

  it("is nothing where nothing was drawn", () => {
    expect(picked("area", [])).toMatchObject({ tags: null, mesh: null, all: [], place: { lon: 139.79, lat: 35.65 } });
  });

  it("is what has data before what has none", () => {
    const features = [
      { geometry: area, properties: { s: "no_data" } },
      { geometry: area, properties: { r: 2 } },
    ];

    expect(picked("area", features).tags).toEqual({ r: 2 });
    expect(picked("area", features.slice(0, 1)).tags).toEqual({ s: "no_data" });
  });

  it("is the place of a dot, with everything that stands on the same spot and nothing beside it", () => {
    const features = [
      { geometry: dot(139.791, 35.651), properties: { name: "A" } },
      { geometry: dot(139.791, 35.651), properties: { name: "B" } },
      { geometry: dot(139.792, 35.651), properties: { name: "C" } },
    ];

    expect(picked("point", features)).toMatchObject({ place: { lon: 139.791, lat: 35.651 }, all: [{ name: "A" }, { name: "B" }] });
  });

  it.each([
    ["area", [100, 50]],
    ["mesh", [100, 50]],
    ["town", [100, 50]],
    [
      "point",
      [
        [86, 36],
        [114, 64],
      ],
    ],
    [
      "line",
      [
        [86, 36],
        [114, 64],
      ],
    ],
  ] as const)("of a layer of shape %s lies as near as %j", (shape, where) => {
    expect(picked(shape, []).asked).toEqual(where);
  });
});

it("the part in view is told by its edges", () => {
  expect(windowOf(quietMap().map)).toEqual({ west: 139.7, south: 35.6, east: 139.8, north: 35.7 });
});
