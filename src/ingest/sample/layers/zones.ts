import type { Apartment } from "#domain/properties/types.ts";
import type { ZoneGeometry } from "#domain/surroundings/layers/zone-geometry.ts";
import type { LonLat } from "#kernel/geo.ts";
import { districtsOf } from "./districts.ts";
import { discAround, type Metres, stripAlong, toMetres } from "./metric.ts";
import type { SamplePoint } from "./points.ts";
import { lowness, RIVERS, ripple } from "./terrain.ts";

type SampleZone = {
  readonly key: string;
  readonly kind: string;
  readonly value: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly geometry: ZoneGeometry;
};
export type SampleZones = { readonly dataset: string; readonly asOf: string; readonly rows: readonly SampleZone[] };

export type ZoneGround = {
  readonly places: readonly LonLat[];
  readonly apartments: readonly Apartment[];
  readonly schools: readonly SamplePoint[];
};

/** Every dataset of areas and lines: along the rivers, by the bay, on slopes, around schools. */
export function sampleZones({ places, apartments, schools }: ZoneGround): SampleZones[] {
  return [
    { dataset: "flood_planned", asOf: "2023", rows: [...strips("wide", 850, 1, GREAT), ...strips("near", 380, 2, GREAT)] },
    { dataset: "flood_duration", asOf: "2023", rows: [...strips("wide", 2300, 3, GREAT), ...strips("near", 1300, 5, ["荒川", "江戸川"])] },
    { dataset: "flood_collapse", asOf: "2023", rows: strips("flow", 330, 1, ["荒川", "江戸川", "多摩川"]) },
    { dataset: "inland_flood", asOf: "2022", rows: ponds(places) },
    {
      dataset: "storm_surge",
      asOf: "2018",
      rows: bay("storm_surge", [
        [0, 4],
        [2400, 3],
        [5200, 2],
      ]),
    },
    {
      dataset: "tsunami",
      asOf: "2022",
      rows: bay("tsunami", [
        [0, 2],
        [900, 1],
      ]),
    },
    { dataset: "landslide", asOf: "2024", rows: slopes(apartments) },
    { dataset: "school_district", asOf: "2025", rows: districts(schools) },
    { dataset: "fault", asOf: "2024", rows: faults() },
  ];
}

const GREAT: readonly string[] = ["荒川", "江戸川", "隅田川", "多摩川"];

function area(ring: readonly LonLat[]): ZoneGeometry {
  return { type: "MultiPolygon", coordinates: [[ring.map(({ lon, lat }) => [lon, lat])]] };
}

function strips(kind: string, halfM: number, value: number, rivers: readonly string[]): SampleZone[] {
  return RIVERS.filter(({ name }) => rivers.includes(name)).flatMap(({ name, line }) =>
    line.slice(1).flatMap((to, i) => {
      const from = line[i];
      return from
        ? [{ key: `sample/${kind}/${name}/${i}`, kind, value, data: { river: name }, geometry: area(stripAlong(from, to, halfM)) }]
        : [];
    }),
  );
}

/** Where rain may stand: hollows of a third of the towns. */
function ponds(places: readonly LonLat[]): SampleZone[] {
  return places.flatMap((place, i) => {
    const wave = ripple(place);
    if (wave > -0.12) return [];
    const value = wave < -0.45 ? 2 : 1;
    return [{ key: `sample/pond/${i}`, kind: "inland_flood", value, data: {}, geometry: area(discAround(place, 160 - 300 * wave)) }];
  });
}

const SHORE: readonly LonLat[] = [
  { lon: 139.745, lat: 35.575 },
  { lon: 139.76, lat: 35.625 },
  { lon: 139.785, lat: 35.64 },
  { lon: 139.835, lat: 35.645 },
  { lon: 139.89, lat: 35.645 },
];

/** Bands on either side of the shore, each from its half width: the inner the deeper. */
function bay(kind: string, bands: readonly (readonly [inland: number, value: number])[]): SampleZone[] {
  const line = SHORE.map(toMetres);
  const widths = bands.map(([inland], i) => bands[i + 1]?.[0] ?? inland * 1.4 + 300);
  return bands.flatMap(([, value], band) =>
    pieces(line, widths[band] ?? 300).map((geometry, i) => ({
      key: `sample/${kind}/${band}/${i}`,
      kind,
      value,
      data: {},
      geometry,
    })),
  );
}

function pieces(line: readonly Metres[], halfM: number): ZoneGeometry[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i];
    return from ? [area(stripAlong(from, to, halfM))] : [];
  });
}

/** Every so many buildings on the heights stand by a slope; a fifth of those on the steepest part. */
const SLOPE_EVERY = 40;
const STEEP_EVERY = 5;

function slopes(apartments: readonly Apartment[]): SampleZone[] {
  const high = apartments.filter(({ place }) => lowness(place) < 0.3).filter((_, i) => i % SLOPE_EVERY === 0);
  return high.flatMap(({ place }, i) => {
    const yellow = {
      key: `sample/yellow/${i}`,
      kind: "yellow",
      value: 1,
      data: { phenomenon: "急傾斜地の崩壊" },
      geometry: area(discAround(place, 70)),
    };
    const red = { ...yellow, key: `sample/red/${i}`, kind: "red", value: 2, geometry: area(discAround(place, 28)) };
    return i % STEEP_EVERY === 0 ? [yellow, red] : [yellow];
  });
}

function districts(schools: readonly SamplePoint[]): SampleZone[] {
  return ["elementary", "middle"].flatMap((kind) =>
    districtsOf(schools.filter((school) => school.kind === kind)).map(({ school, ring }) => ({
      key: `sample/${kind}/${school.key}`,
      kind,
      value: null,
      data: { name: school.name },
      geometry: { type: "MultiPolygon" as const, coordinates: [[ring]] },
    })),
  );
}

/** Two invented lines; no fault is known to run there. */
function faults(): SampleZone[] {
  const lines = [
    [
      [139.56, 35.74],
      [139.61, 35.7],
      [139.64, 35.66],
    ],
    [
      [139.66, 35.8],
      [139.7, 35.77],
    ],
  ];
  return lines.map((line, i) => ({
    key: `sample/fault/${i + 1}`,
    kind: "fault",
    value: null,
    data: { name: `サンプル断層${i + 1}(架空)` },
    geometry: { type: "MultiLineString" as const, coordinates: [line] },
  }));
}
