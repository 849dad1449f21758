import type { DataCredit } from "#domain/properties/types.ts";
import { createTownCells } from "#domain/surroundings/shapes/town-cells.server.ts";
import type { TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { loadBase } from "./base-map.server.ts";
import { buildTile, type TileData } from "./build-tile.server.ts";
import { baseCredits } from "./credit-store.server.ts";
import { type DescribedLayer, describeLayers } from "./describe-layers.server.ts";
import { loadFaults } from "./fault-lines.server.ts";
import { listMeshes, type MeshList, type MeshQuestion } from "./list-meshes.server.ts";
import type { MapLayerId } from "./map-layers.ts";
import { loadMarket, loadSalesDots } from "./market-data.server.ts";
import { mapRevision } from "./tile-store.server.ts";

/** What takes the processor's time about maps: up to a second where data are new. */
export type MapDrawing = {
  readonly layers: () => Promise<readonly DescribedLayer[]>;
  readonly baseCredits: () => Promise<readonly DataCredit[]>;
  readonly hasRailways: () => Promise<boolean>;
  readonly tile: (layer: MapLayerId, tile: TileAddress) => Promise<Uint8Array>;
  readonly meshes: (question: MeshQuestion) => Promise<MeshList>;
};

/** Draws maps on the thread that asks. What is made of all data is kept as long as no other are loaded. */
export function drawMaps({ db, clock }: { readonly db: Db; readonly clock: Clock }): MapDrawing {
  const version = async () => String(await mapRevision(db));
  const kept = <T>(load: (db: Db) => Promise<T>) => whileSame(version, () => load(db));
  const base = kept(loadBase);
  const data: TileData = {
    ...{ db, base },
    market: kept(() => loadMarket(db, clock.now())),
    sales: kept(() => loadSalesDots(db, clock.now())),
    cells: kept(async () => createTownCells(db, async () => (await base()).land)),
    faults: kept(loadFaults),
    today: () => isoDateInJapan(clock.now()),
  };
  return {
    layers: kept(() => describeLayers(data, clock.now())),
    baseCredits: kept(baseCredits),
    hasRailways: async () => (await base()).hasRailways,
    tile: (layer, tile) => buildTile(data, layer, tile),
    meshes: (question) => listMeshes(data, question),
  };
}
