import { datasetsOf } from "#domain/surroundings/layers/find.server.ts";
import { extentRows, meshRows } from "#domain/surroundings/layers/finding-store.server.ts";
import type { ExtentRow, MeshRow, TownRow } from "#domain/surroundings/layers/findings.ts";
import { BLOCK_SIDE } from "#domain/surroundings/layers/grid-blocks.ts";
import { LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import { type NamedTown, townsOf } from "#domain/surroundings/layers/own-town.server.ts";
import type { Finding } from "#domain/surroundings/layers/types.ts";
import { extentCodes } from "#domain/surroundings/layers/whereabouts.ts";
import { cellOfPixel } from "#domain/surroundings/layers/zone-cells.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Db } from "#platform/db.server.ts";
import { type LookedOver, overTown } from "./over-town.ts";
import { STRIP_PIXELS } from "./river-strip.ts";
import { areaOf, eachPixel, TOWN_REACH_M, type TownArea } from "./town-area.ts";
import { meshesOver } from "./town-spreads.ts";
import { type BlockRow, gridBlocksIn, otherCentres, townOutline, type ZonePartRow, zonesInCells } from "./town-store.server.ts";

/** A 町丁目 with its centre. */
type AskedTown = NamedTown & { readonly place: LonLat };

const LAYER_IDS = Object.keys(LAYERS) as LayerId[];

/**
 * What each layer says of a whole 町丁目, never of its centre: see `spreadFinding` for value and shares. The land of the town is its outline where one
 * was imported, else what is nearer to its centre than to any other (precision `町丁目（おおよそ）`). In the order asked; all layers unless named.
 */
export async function findingsOver(db: Db, town: AskedTown, layers: readonly LayerId[] = LAYER_IDS): Promise<Finding<LayerId>[]> {
  const area = await townArea(db, town);
  const meshes = meshesOver(area);
  const [grids, zones, extents, meshFacts, towns] = await Promise.all([
    blocksOver(db, datasetsOf(layers, "grid"), area),
    zonesInCells(db, datasetsOf(layers, "zone"), cellsOver(area)),
    extentRows(db, datasetsOf(layers, "zone"), extentCodes(town.cityCode, town.place)),
    meshRows(
      db,
      datasetsOf(layers, "mesh"),
      meshes.flatMap(({ codes }) => codes),
    ),
    townsOf(db, datasetsOf(layers, "town"), {
      place: { ...town.place, cityCode: town.cityCode, chome: town.chome },
      where: { at: "city", cityCode: town.cityCode },
      outlined: null,
    }),
  ]);
  const looked: LookedOver = { town, area, meshes, ...rowsByDataset({ grids, zones, extents, meshFacts, towns }) };
  return layers.map((layer) => overTown(layer, looked));
}

/** The land of a town. */
export async function townArea(db: Db, town: AskedTown): Promise<TownArea> {
  const near = { place: town.place, withinM: 2 * TOWN_REACH_M };
  const [outline, others] = await Promise.all([townOutline(db, town), otherCentres(db, town, near)]);
  return areaOf(town.place, outline, () => others);
}

/** With as much around the town as tells a river from its land. */
async function blocksOver(db: Db, datasets: readonly string[], area: TownArea): Promise<BlockRow[]> {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  eachPixel(area, (column, row) => {
    [left, right, top, bottom] = [Math.min(left, column), Math.max(right, column), Math.min(top, row), Math.max(bottom, row)];
  });
  const blockOf = (pixel: number) => Math.floor(pixel / BLOCK_SIDE);
  const columns = [blockOf(left - STRIP_PIXELS), blockOf(right + STRIP_PIXELS)] as const;
  return gridBlocksIn(db, datasets, ...columns, blockOf(top - STRIP_PIXELS), blockOf(bottom + STRIP_PIXELS));
}

function cellsOver(area: TownArea): number[] {
  const cells = new Set<number>();
  eachPixel(area, (column, row) => cells.add(cellOfPixel(column, row)));
  return [...cells];
}

type Rows = {
  readonly grids: readonly BlockRow[];
  readonly zones: readonly ZonePartRow[];
  readonly extents: readonly ExtentRow[];
  readonly meshFacts: readonly MeshRow[];
  readonly towns: readonly TownRow[];
};

function rowsByDataset({ grids, zones, extents, meshFacts, towns }: Rows) {
  const by = <Row extends { readonly dataset: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ dataset }) => dataset);
  return { grids: by(grids), zones: by(zones), extents: by(extents), meshFacts: by(meshFacts), towns };
}
