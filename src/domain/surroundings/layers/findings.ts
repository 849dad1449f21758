import type { LonLat } from "#kernel/geo.ts";
import { NOT_LOOKED_AT, valueInByte } from "./grid-blocks.ts";
import { LAYERS, type Layer, type LayerId } from "./layers.ts";
import { type LoadRow, provenanceOf, scalars, townPrecision } from "./load-row.ts";
import { meshPrecision } from "./mesh-codes.ts";
import type { Finding } from "./types.ts";
import { prefectureAt, type Whereabouts } from "./whereabouts.ts";
import { type CellShape, isInShape } from "./zone-cells.ts";

type Data = Readonly<Record<string, unknown>>;

/** `byte` holds the pixel asked for; null: the block was looked at and holds nothing. */
export type GridRow = LoadRow & { readonly dataset: string; readonly byte: number | null };
export type MeshRow = LoadRow & { readonly dataset: string; readonly mesh: number; readonly data: Data };
/** A zone of the cell in which the place lies. */
export type ZoneRow = LoadRow & {
  readonly dataset: string;
  readonly kind: string;
  readonly value: number | null;
  readonly data: Data;
  readonly is_covered: boolean;
  readonly shape: CellShape | null;
};
export type ExtentRow = LoadRow & { readonly dataset: string };
/** `is_approximate`: it is the town whose centre is nearest, for want of an address or an outline. */
export type TownRow = LoadRow & { readonly dataset: string; readonly town: string; readonly data: Data; readonly is_approximate: boolean };

/** Everything that the tables hold about one place. */
export type Looked = {
  readonly place: LonLat;
  readonly pixel: number;
  readonly where: Whereabouts;
  readonly grids: readonly GridRow[];
  /** The finest first. */
  readonly meshes: readonly MeshRow[];
  readonly zones: readonly ZoneRow[];
  readonly extents: readonly ExtentRow[];
  readonly towns: readonly TownRow[];
};

/** What one layer says: a value, nothing where it was looked, no data, or a place that its source does not cover. */
export function findingOf(id: LayerId, looked: Looked): Finding<LayerId> {
  const layer: Layer = LAYERS[id];
  const prefecture = prefectureAt(looked.where);
  if (looked.where.at === "abroad" || (prefecture !== null && layer.prefectures?.includes(prefecture) === false)) {
    return missing(id, "out_of_area");
  }
  const found = look(layer, looked);
  if (found === null) return missing(id, "no_data");
  const provenance = provenanceOf(found.load, found.precision ?? layer.precision);
  if (found.value === null) return { layer: id, state: "none", value: null, details: {}, provenance };
  return { layer: id, state: "ok", value: found.value, details: found.details, provenance };
}

function missing(layer: LayerId, state: "no_data" | "out_of_area"): Finding<LayerId> {
  return { layer, state, value: null, details: {}, provenance: null };
}

/** `value` null: looked at, nothing there. */
type Found = { readonly value: number | null; readonly details: Finding["details"]; readonly load: LoadRow; readonly precision?: string };

function look(layer: Layer, looked: Looked): Found | null {
  switch (layer.shape) {
    case "grid":
      return inGrid(layer.dataset, looked);
    case "mesh":
      return inMesh(layer.dataset, layer.field, looked.meshes);
    case "zone":
      return inZone(layer.dataset, layer.kinds, looked);
    case "town":
      return inTown(layer.dataset, layer.field, looked.towns);
  }
}

function inGrid(dataset: string, { grids, pixel }: Looked): Found | null {
  const row = grids.find((one) => one.dataset === dataset);
  if (!row) return null;
  const value = row.byte === null ? 0 : valueInByte(row.byte, pixel);
  return value === NOT_LOOKED_AT ? null : { value: value === 0 ? null : value, details: {}, load: row };
}

function inMesh(dataset: string, field: string, meshes: readonly MeshRow[]): Found | null {
  for (const row of meshes) {
    const value = row.dataset === dataset ? row.data[field] : null;
    if (typeof value === "number") return { value, details: rest(row.data, field), load: row, precision: meshPrecision(String(row.mesh)) };
  }
  return null;
}

function inZone(dataset: string, kinds: readonly string[] | null, { zones, extents, place }: Looked): Found | null {
  const around = zones.filter((zone) => zone.dataset === dataset && (kinds?.includes(zone.kind) ?? true));
  const [worst] = around.filter((zone) => holds(zone, place)).sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (worst) return { value: worst.value ?? 1, details: { ...scalars(worst.data), kind: worst.kind }, load: worst };
  const extent = extents.find((one) => one.dataset === dataset);
  return extent ? { value: null, details: {}, load: extent } : null;
}

function holds({ is_covered, shape }: ZoneRow, place: LonLat): boolean {
  return is_covered || (shape !== null && isInShape(place, shape));
}

function inTown(dataset: string, field: string, towns: readonly TownRow[]): Found | null {
  const row = towns.find((one) => one.dataset === dataset);
  const value = row?.data[field];
  if (!row || typeof value !== "number") return null;
  return { value, details: { ...rest(row.data, field), town: row.town }, load: row, precision: townPrecision(row.is_approximate) };
}

function rest(data: Data, field: string): Finding["details"] {
  const { [field]: _value, ...others } = scalars(data);
  return others;
}
