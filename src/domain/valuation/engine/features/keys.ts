import type { Keys } from "./encodings.ts";
import { groupKey, type Home, isOfLots, townKey } from "./home.ts";

/** Names of the nested groups whose levels are learnt, widest first, with the prior sales of each. They are part of the model file (models/model-file.ts). */
type Nest = { readonly keysOf: (home: Home) => Keys; readonly priors: readonly number[] };

export const NESTS = {
  /** City, town, built year in town, the same and zoning, building, size band, exact size and layout. */
  places: { keysOf: placeKeys, priors: [10, 5, 2, 2, 2, 2, 2] },
  /** City, station. */
  stations: { keysOf: stationKeys, priors: [10, 10] },
  /** City, town, ratio, the same and zoning, road, its side, size band. */
  lots: { keysOf: lotKeys, priors: [10, 5, 5, 5, 5, 5, 5] },
} as const satisfies Record<string, Nest>;

/** Size bands of ten square metres; a building is its key where the sale has one, else its built year in town. */
function placeKeys(home: Home): Keys {
  const group = groupKey(home);
  const building = home.apartmentKey === null ? null : `@${home.apartmentKey}`;
  const zoned = home.zoning === null ? null : `${group}/${home.zoning}`;
  const size = `${building ?? zoned ?? group}/${Math.round(home.areaM2 / 10)}`;
  return [home.cityCode, townKey(home), group, zoned, building, size, `${size}/${home.areaM2}/${home.layout ?? "?"}`];
}

function stationKeys(home: Home): Keys {
  return [home.cityCode, home.stationName === null ? null : `${home.cityCode}/${home.stationName}`];
}

/** Size bands of twenty square metres; roads by whole metres. A lot of which nothing is told has the level of its town; of flats nothing is learnt here. */
function lotKeys({ lot, ...home }: Home): Keys {
  if (!isOfLots(home)) return [];
  if (!lot) return [home.cityCode, townKey(home)];
  // The road's group is of all zones: nobody who asks can tell the zone, and would find no group below it.
  const ratio = `${townKey(home)}/${lot.floorAreaRatioPercent ?? "?"}`;
  const zoned = home.zoning === null ? null : `${ratio}/${home.zoning}`;
  const road = lot.roadWidthM === null ? null : `${ratio}/${Math.round(lot.roadWidthM)}`;
  const side = road === null ? null : `${road}/${lot.roadDirection ?? "?"}`;
  return [home.cityCode, townKey(home), ratio, zoned, road, side, side === null ? null : `${side}/${Math.round(home.areaM2 / 20)}`];
}
