import { marketOrigin, type RentOrigin, rentOrigin } from "#domain/properties/index.server.ts";
import { datasetStates } from "#domain/surroundings/layers/dataset-store.server.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { TileData } from "./build-tile.server.ts";
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

/** Every layer but the base map, with whether there are data and where they are from. */
export async function describeLayers(data: TileData): Promise<DescribedLayer[]> {
  const [origin, rents, datasets, prefectures, market] = await Promise.all([
    marketOrigin(data.db),
    rentOrigin(data.db),
    datasetStates(data.db),
    datasetPrefectures(data.db),
    data.market(),
  ]);
  const ofSales: Provenance | null =
    origin.origin === "none"
      ? null
      : {
          attribution: origin.attributions.join("、"),
          licence: origin.origin === "sample" ? "架空のデータ" : "出典の記載",
          asOf: origin.lastQuarter ? `${origin.lastQuarter.year}年第${origin.lastQuarter.quarter}四半期まで` : null,
          precision: "",
          isSample: origin.origin === "sample",
        };
  const ofYields = ofSales && withRents(ofSales, rents);
  const byDataset = new Map(datasets.map(({ dataset, provenance }) => [dataset, provenance]));
  const ids = Object.keys(MAP_LAYERS).filter((id): id is MapLayerId => id !== "base");
  return Promise.all(
    ids.map(async (id): Promise<DescribedLayer> => {
      const layer = mapLayer(id);
      const dataset = "dataset" in layer.origin ? layer.origin.dataset : null;
      const ofMarket = isYield(layer.origin) ? ofYields : ofSales;
      const found = dataset === null ? ofMarket : (byDataset.get(dataset) ?? null);
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
function withRents(ofSales: Provenance, rents: RentOrigin): Provenance | null {
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
