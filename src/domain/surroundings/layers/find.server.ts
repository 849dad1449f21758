import type { Db } from "#platform/db.server.ts";
import { extentRows, gridBytes, meshRows, nearestTowns, zonesInCell } from "./finding-store.server.ts";
import { findingOf } from "./findings.ts";
import { pixelAt } from "./grid-blocks.ts";
import { LAYERS, type Layer, type LayerId } from "./layers.ts";
import { meshesAt } from "./mesh-codes.ts";
import type { Finding } from "./types.ts";
import { type AskedPlace, extentCodes, type Whereabouts } from "./whereabouts.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";
import { cellAt } from "./zone-cells.ts";

const LAYER_IDS = Object.keys(LAYERS) as LayerId[];

/** What each layer says of a place, in the order asked; all layers unless named. */
export async function findingsAt(db: Db, place: AskedPlace, layers: readonly LayerId[] = LAYER_IDS): Promise<Finding<LayerId>[]> {
  const pixel = pixelAt(place);
  const locating = whereaboutsOf(db, place);
  const zoneSets = datasetsOf(layers, "zone");
  const [where, grids, meshes, zones, extents, towns] = await Promise.all([
    locating,
    gridBytes(db, datasetsOf(layers, "grid"), pixel),
    meshRows(db, datasetsOf(layers, "mesh"), meshesAt(place)),
    zonesInCell(db, zoneSets, cellAt(place)),
    locating.then((found) => (found.at === "city" ? extentRows(db, zoneSets, extentCodes(found.cityCode, place)) : [])),
    locating.then((found) => nearestTowns(db, datasetsOf(layers, "town"), place, cityOf(found))),
  ]);
  const looked = { place, pixel: pixel.pixel, where, grids, meshes, zones, extents, towns };
  return layers.map((layer) => findingOf(layer, looked));
}

function cityOf(where: Whereabouts): string | null {
  return where.at === "city" ? where.cityCode : null;
}

function datasetsOf(layers: readonly LayerId[], shape: Layer["shape"]): string[] {
  return [
    ...new Set(
      layers
        .map((id): Layer => LAYERS[id])
        .filter((layer) => layer.shape === shape)
        .map(({ dataset }) => dataset),
    ),
  ];
}
