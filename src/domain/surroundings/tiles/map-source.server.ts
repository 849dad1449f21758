import type { DataCredit } from "#domain/properties/types.ts";
import { createTownCells } from "#domain/surroundings/shapes/town-cells.server.ts";
import { isTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { loadBase } from "./base-map.server.ts";
import { buildTile, type TileData } from "./build-tile.server.ts";
import { ByteCache } from "./byte-cache.ts";
import { baseCredits } from "./credit-store.server.ts";
import { type DescribedLayer, describeLayers } from "./describe-layers.server.ts";
import { loadFaults } from "./fault-lines.server.ts";
import { listMeshes, type MeshList, type MeshQuestion } from "./list-meshes.server.ts";
import type { MapLayerId } from "./map-layers.ts";
import { loadMarket, loadSalesDots } from "./market-data.server.ts";
import { mapRevision } from "./tile-store.server.ts";

/** Raise it when tiles of the same data are drawn differently. */
const DRAWING = 3;
const CACHE_BYTES = 48 * 1024 * 1024;

export type MapSource = {
  /** Changes whenever data are loaded or drawn differently. */
  readonly version: () => Promise<string>;
  readonly layers: () => Promise<readonly DescribedLayer[]>;
  /** Whose data the plain base map is drawn from. */
  readonly baseCredits: () => Promise<readonly DataCredit[]>;
  /** Whether the plain base map draws railways: strokes from station to station, which whoever shows it has to say. */
  readonly hasRailways: () => Promise<boolean>;
  /** Null where there is no such square. */
  readonly tile: (layer: MapLayerId, tile: TileAddress) => Promise<Uint8Array | null>;
  readonly meshes: (question: MeshQuestion) => Promise<MeshList>;
};

/** What maps show. Tiles are kept in memory, the least wanted forgotten first, and drawn once however many ask at the same time. */
export function createMapSource({ db, clock }: { readonly db: Db; readonly clock: Clock }): MapSource {
  const cache = new ByteCache(CACHE_BYTES);
  const underWay = new Map<string, Promise<Uint8Array>>();
  // Asked each time: what was invented must not be drawn any more once real data are there.
  const version = async () => `${DRAWING}-${await mapRevision(db)}`;
  const kept = <T>(load: (db: Db) => Promise<T>) => whileSame(version, () => load(db));
  const today = () => isoDateInJapan(clock.now());
  const base = kept(loadBase);
  const data: TileData = {
    ...{ db, base },
    market: kept(loadMarket),
    sales: kept(loadSalesDots),
    cells: kept(async () => createTownCells(db, async () => (await base()).land)),
    faults: kept(loadFaults),
    today,
  };
  return {
    version,
    layers: kept(() => describeLayers(data)),
    baseCredits: kept(baseCredits),
    hasRailways: async () => (await base()).hasRailways,
    tile: async (layer, tile) => {
      if (!isTile(tile)) return null;
      // What is on sale changes from day to day without a load.
      const name = [layer, await version(), layer === "listings" ? today() : "", tile.z, tile.x, tile.y].join("/");
      return (
        cache.find(name) ??
        once(underWay, name, async () => {
          const bytes = await buildTile(data, layer, tile);
          cache.keep(name, bytes);
          return bytes;
        })
      );
    },
    meshes: (question) => listMeshes(data, question),
  };
}

function once<T>(underWay: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = underWay.get(name);
  if (known) return known;
  const made = make().finally(() => underWay.delete(name));
  underWay.set(name, made);
  return made;
}
