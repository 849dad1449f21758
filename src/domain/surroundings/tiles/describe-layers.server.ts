import { marketOrigin, type RentOrigin, rentOrigin, soldQuarters } from "#domain/properties/index.server.ts";
import type { MarketOrigin, SoldQuarters } from "#domain/properties/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";
import type { TileData } from "./build-tile.server.ts";
import { type DatasetSource, datasetSources, listingSource } from "./credit-store.server.ts";
import { MAP_LAYERS, type MapLayer, type MapLayerId, type MapOrigin, mapLayer } from "./map-layers.ts";
import type { AreaFigures } from "./market-figures.ts";
import { datasetPrefectures, meshYears } from "./tile-store.server.ts";

export type DescribedLayer = MapLayer & {
  readonly id: MapLayerId;
  /** `no_data`: nothing of it was imported. */
  readonly state: "ok" | "no_data";
  readonly provenance: Provenance | null;
  /** Years to choose from, the oldest first; none where there is one state only. */
  readonly years: readonly number[];
  /** Codes of the prefectures that were looked at, where the files say so; null: wherever a shape is. */
  readonly prefectures: readonly string[] | null;
};

/** Every layer but the base map, with whether there are data and whose they are: those that it is drawn from, and no others. */
export async function describeLayers(data: TileData, now: Date): Promise<DescribedLayer[]> {
  const [sources, prefectures, market] = await Promise.all([sourcesOf(data.db, now), datasetPrefectures(data.db), data.market()]);
  const ids = Object.keys(MAP_LAYERS).filter((id): id is MapLayerId => id !== "base");
  return Promise.all(
    ids.map(async (id): Promise<DescribedLayer> => {
      const layer = mapLayer(id);
      const dataset = "dataset" in layer.origin ? layer.origin.dataset : null;
      const found = sources(layer.origin);
      return {
        ...layer,
        id,
        state: found ? "ok" : "no_data",
        provenance: found && { ...found, precision: layer.precision },
        years: found ? await yearsOf(data, layer.origin, market) : [],
        prefectures: (dataset !== null && prefectures.get(dataset)) || null,
      };
    }),
  );
}

/** Where a layer's figures are from, by what it is made of; null: nothing of it is there. */
async function sourcesOf(db: Db, now: Date): Promise<(origin: MapOrigin) => DatasetSource | null> {
  const [sales, quarters, rents, listings, datasets] = await Promise.all([
    ...([marketOrigin(db), soldQuarters(db, now), rentOrigin(db)] as const),
    ...([listingSource(db), datasetSources(db)] as const),
  ]);
  const ofSales = salesSource({ ...sales, ...quarters });
  const ofYields = ofSales && withRents(ofSales, rents);
  return (origin) => {
    if ("dataset" in origin) return datasets.get(origin.dataset) ?? null;
    if (origin.table === "listings") return listings;
    return isYield(origin) ? ofYields : ofSales;
  };
}

function salesSource({ origin, attributions, licences, lastQuarter }: MarketOrigin & SoldQuarters): DatasetSource | null {
  if (origin === "none") return null;
  return {
    attribution: attributions.join("、"),
    licence: licences.join("、"),
    asOf: lastQuarter ? `${lastQuarter.year}年第${lastQuarter.quarter}四半期まで` : null,
    isSample: origin === "sample",
  };
}

async function yearsOf({ db }: TileData, origin: MapOrigin, market: Awaited<ReturnType<TileData["market"]>>): Promise<number[]> {
  if (origin.table === "market") return yearsIn(market.towns[origin.measure][origin.kind]);
  if (origin.table !== "mesh-years") return [];
  // The first year is what the others are compared with.
  return (await meshYears(db, origin.dataset)).slice(1);
}

function isYield(origin: MapOrigin): boolean {
  return origin.table === "market" && origin.measure === "yield";
}

/** A yield rests on sales and on rents, and is invented where either is. Null without rents. */
function withRents(ofSales: DatasetSource, rents: RentOrigin): DatasetSource | null {
  if (rents.origin === "none") return null;
  return {
    ...ofSales,
    attribution: [ofSales.attribution, ...rents.attributions].join("、"),
    licence: [...new Set([ofSales.licence, ...rents.licences])].join("、"),
    isSample: ofSales.isSample || rents.origin === "sample",
  };
}

function yearsIn(figures: ReadonlyMap<string, AreaFigures>): number[] {
  return [...new Set([...figures.values()].flatMap(({ years }) => [...years.keys()]))].toSorted((a, b) => a - b);
}
