import { LRUCache } from "lru-cache";
import type { DataCredit } from "#domain/properties/types.ts";
import { isTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { whileSame } from "#kernel/while-same.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { ByteCache } from "./byte-cache.ts";
import type { DescribedLayer } from "./describe-layers.server.ts";
import { drawMaps, type MapDrawing } from "./draw-maps.server.ts";
import type { MeshList, MeshQuestion } from "./list-meshes.server.ts";
import type { MapLayerId } from "./map-layers.ts";
import { mapRevision } from "./tile-store.server.ts";

/** Raise it when tiles of the same data are drawn differently. */
const DRAWING = 3;
const CACHE_BYTES = 48 * 1024 * 1024;
/** Lists of up to 60 places, about 10 kB each. */
const KEPT_LISTS = 300;

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
  /** The same as it is kept ready; null: it has to be drawn first. */
  readonly keptTile: (layer: MapLayerId, tile: TileAddress) => Promise<Uint8Array | null>;
  readonly keptMeshes: (question: MeshQuestion) => Promise<MeshList | null>;
};

type Means = {
  readonly db: Db;
  readonly clock: Clock;
  /** Where maps are drawn; without it on the thread that asks. */
  readonly drawing?: MapDrawing;
};

/** What maps show. Tiles and lists are kept in memory, the least wanted forgotten first, and made once however many ask at the same time. */
export function createMapSource({ db, clock, drawing = drawMaps({ db, clock }) }: Means): MapSource {
  const tiles = new ByteCache(CACHE_BYTES);
  const lists = new LRUCache<string, MeshList>({ max: KEPT_LISTS });
  const [tilesUnderWay, listsUnderWay] = [new Map<string, Promise<Uint8Array>>(), new Map<string, Promise<MeshList>>()];
  // Asked each time: what was invented must not be drawn any more once real data are there.
  const version = async () => `${DRAWING}-${await mapRevision(db)}`;
  /** What is on sale changes from day to day without a load. */
  const stateOf = async (layer: MapLayerId) => `${layer}/${await version()}/${layer === "listings" ? isoDateInJapan(clock.now()) : ""}`;
  const tileName = async (layer: MapLayerId, { z, x, y }: TileAddress) => [await stateOf(layer), z, x, y].join("/");
  const listName = async ({ layer, year, bounds: { west, south, east, north } }: MeshQuestion) =>
    [await stateOf(layer), west, south, east, north, year].join("/");
  return {
    version,
    layers: whileSame(version, drawing.layers),
    baseCredits: whileSame(version, drawing.baseCredits),
    hasRailways: whileSame(version, drawing.hasRailways),
    tile: async (layer, tile) => {
      if (!isTile(tile)) return null;
      const name = await tileName(layer, tile);
      const draw = async () => {
        const bytes = await drawing.tile(layer, tile);
        tiles.keep(name, bytes);
        return bytes;
      };
      return tiles.find(name) ?? once(tilesUnderWay, name, draw);
    },
    meshes: async (question) => {
      const name = await listName(question);
      const list = async () => {
        const found = await drawing.meshes(question);
        lists.set(name, found);
        return found;
      };
      return lists.get(name) ?? once(listsUnderWay, name, list);
    },
    keptTile: async (layer, tile) => tiles.find(await tileName(layer, tile)),
    keptMeshes: async (question) => lists.get(await listName(question)) ?? null,
  };
}

function once<T>(underWay: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const known = underWay.get(name);
  if (known) return known;
  const made = make().finally(() => underWay.delete(name));
  underWay.set(name, made);
  return made;
}
