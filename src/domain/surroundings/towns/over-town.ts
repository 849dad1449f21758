import { type ExtentRow, findingOf, type MeshRow, type TownRow } from "#domain/surroundings/layers/findings.ts";
import { LAYERS, type Layer, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { type LoadRow, provenanceOf, type Scalar, scalars, townPrecision } from "#domain/surroundings/layers/load-row.ts";
import { meshPrecision } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Finding } from "#domain/surroundings/layers/types.ts";
import type { CellShape } from "#domain/surroundings/layers/zone-cells.ts";
import type { LonLat } from "#kernel/geo.ts";
import { type Spread, type SpreadFinding, shareOf, spreadFinding } from "./spread.ts";
import type { TownArea } from "./town-area.ts";
import { blocksByKey, gridSpread, type meshesOver, meshSpread, zoneSpread, zoneValue } from "./town-spreads.ts";

type Block = LoadRow & { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };
type ZonePart = LoadRow & {
  readonly cell: number;
  readonly kind: string;
  readonly value: number | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly is_covered: boolean;
  readonly shape: CellShape | null;
};
type ByDataset<Row> = ReadonlyMap<string, readonly Row[]>;

/** Everything that the tables hold about the land of one town. */
export type LookedOver = {
  readonly town: { readonly cityCode: string; readonly chome: string; readonly place: LonLat };
  readonly area: TownArea;
  readonly meshes: ReturnType<typeof meshesOver>;
  readonly grids: ByDataset<Block>;
  readonly zones: ByDataset<ZonePart>;
  readonly extents: ByDataset<ExtentRow>;
  readonly meshFacts: ByDataset<MeshRow>;
  readonly towns: readonly TownRow[];
};

/** What one layer says of the whole of a town. Layers whose figures are of towns themselves answer as they do at a point of it. */
export function overTown(id: LayerId, looked: LookedOver): Finding<LayerId> {
  const layer: Layer = LAYERS[id];
  const isOutside = layer.prefectures?.includes(looked.town.cityCode.slice(0, 2)) === false;
  if (layer.shape === "town" || isOutside) return atTown(id, looked);
  const { found, load } = lookOver(layer, looked);
  const provenance = load && provenanceOf(load, townPrecision(looked.area.isApproximate));
  const details = found.state === "no_data" && !load ? {} : { ...found.details, town: looked.town.chome };
  return { layer: id, state: found.state, value: found.value, details, provenance };
}

function atTown(id: LayerId, { town, towns }: LookedOver): Finding<LayerId> {
  const where = { at: "city", cityCode: town.cityCode } as const;
  return findingOf(id, { place: town.place, pixel: 0, where, grids: [], meshes: [], zones: [], extents: [], towns });
}

type Over = { readonly found: SpreadFinding; readonly load: LoadRow | null };

function lookOver(layer: Exclude<Layer, { shape: "town" }>, looked: LookedOver): Over {
  switch (layer.shape) {
    case "grid":
      return overGrid(layer.dataset, looked);
    case "zone":
      return overZones(layer.dataset, layer.kinds, looked);
    case "mesh":
      return overMeshes(layer, looked);
  }
}

function overGrid(dataset: string, { area, grids }: LookedOver): Over {
  const blocks = grids.get(dataset) ?? [];
  const spread = gridSpread(area, blocksByKey(blocks));
  return { found: withClasses(spread), load: blocks[0] ?? null };
}

function overZones(dataset: string, kinds: readonly string[] | null, { area, zones, extents }: LookedOver): Over {
  const parts = (zones.get(dataset) ?? []).filter(({ kind }) => kinds?.includes(kind) ?? true);
  const [extent] = extents.get(dataset) ?? [];
  const found = withClasses(zoneSpread(area, parts, extent !== undefined));
  const named = found.value === null ? undefined : parts.find((part) => zoneValue(part) === found.value);
  const own = named ? { ...scalars(named.data), kind: named.kind } : {};
  return { found: { ...found, details: { ...own, ...found.details } }, load: named ?? extent ?? null };
}

/** Ranks and kinds are few: each is told with its own share, `class3: 0.62`. */
function withClasses(spread: Spread): SpreadFinding {
  const found = spreadFinding(spread);
  const all = [...spread.values.values()].reduce((sum, n) => sum + n, spread.none + spread.unknown);
  const classes = [...spread.values].sort(([a], [b]) => a - b).map(([value, n]): [string, Scalar] => [`class${value}`, shareOf(n / all)]);
  return { ...found, details: { ...found.details, ...Object.fromEntries(classes) } };
}

/** Numbers of meshes are told with their range over the town and their mean by area; `mesh` is how fine the meshes are. */
function overMeshes({ dataset, field, worse }: Extract<Layer, { shape: "mesh" }>, { meshes, meshFacts }: LookedOver): Over {
  const rows = (meshFacts.get(dataset) ?? []).filter(({ data }) => typeof data[field] === "number");
  const spread = meshSpread(meshes, new Map(rows.map(({ mesh, data }) => [String(mesh), data])), field);
  const found = spreadFinding(spread, worse);
  const [row] = rows;
  if (found.value === null || !row) return { found, load: null };
  const values = [...spread.values];
  const known = values.reduce((sum, [, n]) => sum + n, 0);
  const mean = values.reduce((sum, [value, n]) => sum + value * n, 0) / known;
  const range = { least: Math.min(...spread.values.keys()), most: Math.max(...spread.values.keys()) };
  const details = { ...found.details, ...range, mean: Math.round(mean * 100) / 100, mesh: meshPrecision(String(row.mesh)) };
  return { found: { ...found, details }, load: row };
}
