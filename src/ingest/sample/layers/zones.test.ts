import { describe, expect, it } from "vitest";
import { anApartment } from "#test/support/typed-market.ts";
import { distanceToLine, toMetres } from "./metric.ts";
import type { SamplePoint } from "./points.ts";
import { RIVERS, ripple } from "./terrain.ts";
import { sampleZones } from "./zones.ts";

const HEIGHTS = { lon: 139.65, lat: 35.66 };
const LOWLAND = { lon: 139.842, lat: 35.706 };
const apartments = Array.from({ length: 400 }, (_, n) => anApartment({ key: `k${n}`, place: n % 2 === 0 ? HEIGHTS : LOWLAND }));
const schools = ["elementary", "middle", "high"].map(
  (kind): SamplePoint => ({ dataset: "school", key: kind, kind, name: `サンプル${kind}`, address: "", place: LOWLAND, data: {} }),
);
const places = Array.from({ length: 60 }, (_, n) => ({ lon: 139.6 + n / 300, lat: 35.6 + (n % 9) / 50 }));
const zones = sampleZones({ places, apartments, schools });
const rowsOf = (dataset: string) => zones.find((one) => one.dataset === dataset)?.rows ?? [];

it("every zone has a key of its own in its dataset, and every area is closed", () => {
  for (const { dataset, rows } of zones) {
    expect([dataset, rows.length > 0]).toEqual([dataset, true]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    const rings = rows.flatMap(({ geometry }) => (geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : []));
    expect(rings.filter((ring) => ring.length < 4 || String(ring[0]) !== String(ring.at(-1)))).toEqual([]);
  }
});

describe("floods", () => {
  it.each([
    ["flood_planned", "near", 380],
    ["flood_planned", "wide", 850],
    ["flood_duration", "near", 1300],
    ["flood_collapse", "flow", 330],
  ])("of %s (%s) reach %i m from their river", (dataset, kind, halfM) => {
    const strips = rowsOf(dataset).filter((zone) => zone.kind === kind);

    expect(strips.length).toBeGreaterThan(5);
    for (const { data, geometry } of strips) {
      const line = RIVERS.find(({ name }) => name === data.river)?.line ?? [];
      const corners = geometry.type === "MultiPolygon" ? geometry.coordinates.flat(2) : [];
      const distances = corners.map(([lon = 0, lat = 0]) => distanceToLine(toMetres({ lon, lat }), line));
      expect(Math.max(...distances)).toBeLessThan(halfM + 1);
    }
  });

  it("are deeper near the river than far from it", () => {
    const value = (kind: string) => rowsOf("flood_planned").find((zone) => zone.kind === kind)?.value ?? 0;

    expect(value("near")).toBeGreaterThan(value("wide"));
  });

  it("stand in hollows where rain cannot drain", () => {
    expect(rowsOf("inland_flood")).toHaveLength(places.filter((place) => ripple(place) <= -0.12).length);
  });
});

describe("slopes", () => {
  it("lie by every fortieth building of the heights, one in five of them in the red zone as well", () => {
    const kinds = rowsOf("landslide").map(({ kind }) => kind);

    expect(kinds).toEqual(["yellow", "red", "yellow", "yellow", "yellow", "yellow"].slice(0, kinds.length));
    expect(kinds).toHaveLength(6);
  });
});

it("districts are those of elementary and middle schools", () => {
  expect(rowsOf("school_district").map(({ kind, data }) => `${kind} ${data.name}`)).toEqual([
    "elementary サンプルelementary",
    "middle サンプルmiddle",
  ]);
});

it("faults are called invented", () => {
  expect(rowsOf("fault").every(({ data }) => /架空/.test(String(data.name)))).toBe(true);
});
