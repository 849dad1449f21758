import type { Db } from "#platform/db.server.ts";
import { extentRows, gridBytes, meshRows, zonesInCell } from "./finding-store.server.ts";
import { findingOf } from "./findings.ts";
import { pixelAt } from "./grid-blocks.ts";
import { LAYERS, type Layer, type LayerId } from "./layers.ts";
import { meshesAt } from "./mesh-codes.ts";
import { outlinedTown, townsOf } from "./own-town.server.ts";
import type { Finding } from "./types.ts";
import { type AskedPlace, extentCodes } from "./whereabouts.ts";
import { whereaboutsOf } from "./whereabouts-store.server.ts";
import { cellAt } from "./zone-cells.ts";

const LAYER_IDS = Object.keys(LAYERS) as LayerId[];

/** What each layer says of a place, in the order asked; all layers unless named. */
export async function findingsAt(db: Db, place: AskedPlace, layers: readonly LayerId[] = LAYER_IDS): Promise<Finding<LayerId>[]> {
  const pixel = pixelAt(place);
  const outlining = place.chome ? Promise.resolve(null) : outlinedTown(db, place);
  const locating = outlining.then((outlined) => whereaboutsOf(db, place, outlined));
  const zoneSets = datasetsOf(layers, "zone");
  const [where, grids, meshes, zones, extents, towns] = await Promise.all([
    locating,
    gridBytes(db, datasetsOf(layers, "grid"), pixel),
    meshRows(db, datasetsOf(layers, "mesh"), meshesAt(place)),
    zonesInCell(db, zoneSets, cellAt(place)),
    locating.then((found) => (found.at === "city" ? extentRows(db, zoneSets, extentCodes(found.cityCode, place)) : [])),
    Promise.all([locating, outlining]).then(([found, outlined]) =>
      townsOf(db, datasetsOf(layers, "town"), { place, where: found, outlined }),
    ),
  ]);
  const looked = { place, pixel: pixel.pixel, where, grids, meshes, zones, extents, towns };
  return layers.map((layer) => findingOf(layer, looked));
}

export function datasetsOf(layers: readonly LayerId[], shape: Layer["shape"]): string[] {
  return [
    ...new Set(
      layers
        .map((id): Layer => LAYERS[id])
        .filter((layer) => layer.shape === shape)
        .map(({ dataset }) => dataset),
    ),
  ];
}
